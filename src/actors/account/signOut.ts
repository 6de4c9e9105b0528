import { signingOutNow, watchSignOut } from '../../firebase/signOut.ts'

/** What was deleted in this page, for a receipt; for `useSyncExternalStore`. */
export const signingOut = { read: signingOutNow, watch: watchSignOut }
