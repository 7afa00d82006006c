/** How well bots play, from the weakest on. */
export const LEVELS = ['random', 'gentle', 'steady', 'sharp', 'champion'];
/** Those that play on any device, without a server. */
export const LEVELS_HERE = ['random', 'gentle', 'steady', 'sharp'];
