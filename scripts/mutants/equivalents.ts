/** A fault that nobody could notice. */
export type Equivalent = {
  /** The line of the rules. */
  readonly before: string
  /** What the fault makes of it. */
  readonly after: string
  readonly reason: string
}

const comes = [
  'allow create: if isOwner() && isStaying() && isUuid(noteId) && isNote() && isNew()',
  'allow create: if isOwner() && isStaying() && isUuid(fileId) && isFile() && isArriving()',
]
const counts = [
  "allow create, update: if isOwner() && isStaying() && isUsage(['count', 'lastId', 'purged'])",
  "allow create, update: if isOwner() && isStaying() && isUsage(['count', 'bytes', 'lastId', 'free'])",
]
const inTime = "return request.time <= signedInAt() + duration.value(5, 'm');"
const moves = "&& after().state == 'there' && isAttached();"
const brings =
  'allow create: if isOwner() && resource == null && isExpected() && !firestore.exists(mark());'

const twoLocks = 'Every such commit also holds the other document, whose rule asks the same.'

/** The faults of firestore.rules that no check can find. */
export const firestoreEquivalents: readonly Equivalent[] = [
  ...comes.flatMap((before) => [
    { before, after: before.replace('isOwner()', 'true'), reason: twoLocks },
    { before, after: before.replace('isStaying()', 'true'), reason: twoLocks },
    {
      before,
      after: before.replace('create', 'create, update'),
      reason: 'An update has to be counted then, but the counter moves for nothing that stays.',
    },
  ]),
  ...counts.flatMap((before) => [
    { before, after: before.replace('isOwner()', 'true'), reason: twoLocks },
    {
      before,
      after: before.replace('create, update', 'write'),
      reason: 'A deletion brings no fields, and isUsage asks for some.',
    },
  ]),
  {
    before: inTime,
    after: inTime.replace('<=', '<'),
    reason: 'Nobody can hit the one moment at which five minutes are over.',
  },
  {
    before: moves,
    after: moves.replace('after', 'before'),
    reason: 'The condition before it sees to it that the state stays.',
  },
]

/** The faults of storage.rules that no check can find. */
export const storageEquivalents: readonly Equivalent[] = [
  {
    before: brings,
    after: brings.replace('create', 'create, update'),
    reason: 'What can be updated is there, and then there is a resource.',
  },
  {
    before: 'allow get: if isOwner();',
    after: 'allow read: if isOwner();',
    reason: 'Their person may list all of it anyway.',
  },
]
