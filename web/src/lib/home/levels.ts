/** How well bots play, from the weakest on. */
export const LEVELS = ['random', 'gentle', 'steady', 'sharp', 'champion'];
