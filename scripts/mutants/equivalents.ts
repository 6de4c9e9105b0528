/** A fault that nobody could notice. */
export type Equivalent = {
  /** The line of the rules. */
  readonly before: string
  /** What the fault makes of it. */
  readonly after: string
  readonly reason: string
}

const noteComes =
  'allow create: if isOwner() && isStaying() && isUuid(noteId) && isNote() && isNew()'
const fileComes =
  'allow create: if isOwner() && isStaying() && isUuid(fileId) && isFile() && isArriving()'
const twoLocks = 'Every such commit also moves the counter, whose rule asks the same.'

/** The faults of firestore.rules that no check can find. */
export const firestoreEquivalents: readonly Equivalent[] = [noteComes, fileComes].flatMap(
  (before) =>
    ['isOwner()', 'isStaying()'].map((lock) => ({
      before,
      after: before.replace(lock, 'true'),
      reason: twoLocks,
    })),
)

/** The faults of storage.rules that no check can find. */
export const storageEquivalents: readonly Equivalent[] = []
