/** The database for entries that must survive a killed page. */
export const journalName = 'gatehouse-journal'
