/** Icons in a square of 24 by 24, drawn with a round pen. */
export const ICONS = {
  add: 'M12 5v14M5 12h14',
  again: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.500M4.5 3.500v4h4',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  crown: 'M4 18h16M4 15.5 3 7l5 4 4-6 4 6 5-4-1 8.500Z',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9',
  remove: 'M6.5 6.500l11 11M17.5 6.500l-11 11',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.500H14a5 5 0 0 1 0 10h-3',
} as const;

export type IconName = keyof typeof ICONS;
