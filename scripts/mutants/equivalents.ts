/** A mutant that no check can kill. */
export type Equivalent = {
  /** The original line of the rules. */
  readonly before: string
  /** The mutated line. */
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
const brings = 'allow create: if isStaying(account()) && resource == null && isExpected();'

const twoLocks = 'Every such commit also contains the other document, whose rule checks the same.'

/** The equivalent mutants of firestore.rules. */
export const firestoreEquivalents: readonly Equivalent[] = [
  ...comes.flatMap((before) => [
    { before, after: before.replace('isOwner()', 'true'), reason: twoLocks },
    { before, after: before.replace('isStaying()', 'true'), reason: twoLocks },
    {
      before,
      after: before.replace('create', 'create, update'),
      reason:
        'Such an update would have to be counted, but the counter only changes when a document is added or removed.',
    },
  ]),
  ...counts.flatMap((before) => [
    { before, after: before.replace('isOwner()', 'true'), reason: twoLocks },
    {
      before,
      after: before.replace('create, update', 'write'),
      reason: 'A deletion has no fields, and isUsage requires some.',
    },
  ]),
  {
    before: inTime,
    after: inTime.replace('<=', '<'),
    reason: 'No test can hit the exact moment at which five minutes are over.',
  },
  {
    before: moves,
    after: moves.replace('after', 'before'),
    reason: 'The previous condition requires the state to be unchanged.',
  },
]

/** The equivalent mutants of storage.rules. */
export const storageEquivalents: readonly Equivalent[] = [
  {
    before: brings,
    after: brings.replace('create', 'create, update'),
    reason: 'An update has an existing resource, which the rule refuses.',
  },
  {
    before: 'allow get: if isOwner(account());',
    after: 'allow read: if isOwner(account());',
    reason: 'The owner may list everything anyway.',
  },
]
