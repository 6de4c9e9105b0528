/**
 * The prefix of journal entries that list whose data is on this device. An empty value says only
 * that.
 */
export const thingsHerePrefix = 'data-here-'
