/** Icons in a square of 24 by 24, drawn with a round pen. */
export const ICONS = {
  add: 'M12 5v14M5 12h14',
  again: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.500M4.5 3.500v4h4',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  bot: 'M6 9h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM12 9V5M9 14v1.500M15 14v1.500M10.5 4h3',
  crown: 'M4 18h16M4 15.5 3 7l5 4 4-6 4 6 5-4-1 8.500Z',
  dice: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8.5 8.500h.01M15.5 15.500h.01M12 12h.01',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9',
  menu: 'M5 7h14M5 12h14M5 17h14',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.5 3.9-5 7.5-5s6.7 1.5 7.5 5',
  remove: 'M6.5 6.500l11 11M17.5 6.500l-11 11',
  share: 'M12 15V4M8 7.5 12 3.500l4 4M6 12H5v8h14v-8h-1',
  talk: 'M5 5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM8 10.500h.01M12 10.500h.01M16 10.500h.01',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.500H14a5 5 0 0 1 0 10h-3',
} as const;

export type IconName = keyof typeof ICONS;
