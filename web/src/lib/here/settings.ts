/** What a table of this device does without: advice and reviews take a server, and there is no one to watch from elsewhere. */
export const HERE = { hints: false, reviews: false, spectators: false } as const;
