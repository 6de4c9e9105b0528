/** The database in which a device keeps what a page that is killed has to leave to the next one. */
export const journalName = 'gatehouse-journal'

/** Starts the names of the entries that say whose things are on this device. An empty text says no more than that. */
export const thingsHerePrefix = 'data-here-'
