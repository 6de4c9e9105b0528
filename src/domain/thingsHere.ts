/** Starts the names of the entries that say whose things are on this device. An empty text says no more than that. */
export const thingsHerePrefix = 'data-here-'
