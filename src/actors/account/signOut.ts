import { deletionNow, watchDeletion } from '../../firebase/signOut.ts'

/** What was deleted in this page, for a receipt; for `useSyncExternalStore`. */
export const deletion = { read: deletionNow, watch: watchDeletion }
