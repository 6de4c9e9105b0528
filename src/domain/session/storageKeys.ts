/** The database for entries that must survive a killed tab. */
export const journalName = 'gatehouse-journal'

/**
 * The prefix of journal entries that list whose data is on this device. An empty value says only that.
 */
export const dataHerePrefix = 'data-here-'

/** The key of a person's encryption key in the local database, in the object store `keys`. */
export const userKeyName = 'user-key'

/** The local storage key that is set if someone was signed in when the app was last used. */
export const signedInHintKey = 'signed-in-hint'

/** The local storage key of the address that the last link was sent to. */
export const linkEmailKey = 'linkSignIn.email'

/** The session storage key that is set in a tab on a shared computer. */
export const sharedComputerKey = 'shared-computer'

/** The SDK's database for sessions that outlive the tab, and its object store. */
export const sdkDatabase = 'firebaseLocalStorageDb'
export const sdkStore = 'firebaseLocalStorage'

/** The prefix of the SDK's keys for sessions, in its database and in local and session storage. */
export const sessionPrefix = 'firebase:authUser:'
