import { leavingNow, watchLeaving } from '../../firebase/leaving.ts'

/** What was deleted in this page, for a receipt; for `useSyncExternalStore`. */
export const leaving = { read: leavingNow, watch: watchLeaving }
