/** The database in which a device keeps what a page that is killed has to leave to the next one. */
export const journalName = 'gatehouse-journal'
