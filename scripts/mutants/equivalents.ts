/** A fault that nobody could notice. */
export type Equivalent = {
  /** The line of the rules. */
  readonly before: string
  /** What the fault makes of it. */
  readonly after: string
  readonly reason: string
}

const creating =
  'allow create: if isOwner() && isUuid(noteId) && isNote() && isNew() && isWithinLimit()'
const purging = 'allow delete: if isOwner() && before().deleted && isCounted(noteId, -1);'
const counting = 'allow create, update: if isOwner() && isUsage() && comesOrGoes(after().lastId);'

const twoLocks = 'Every such commit also holds the other document, which asks for the owner too.'
const noCount = 'An update has to be counted then, but the counter moves for no note that stays.'

/** The faults that no check can find. */
export const equivalents: readonly Equivalent[] = [
  { before: creating, after: creating.replace('isOwner()', 'true'), reason: twoLocks },
  { before: purging, after: purging.replace('isOwner()', 'true'), reason: twoLocks },
  { before: counting, after: counting.replace('isOwner()', 'true'), reason: twoLocks },
  { before: creating, after: creating.replace('create', 'create, update'), reason: noCount },
  { before: purging, after: purging.replace('delete', 'update, delete'), reason: noCount },
  {
    before: counting,
    after: counting.replace('create, update', 'write'),
    reason: 'A deletion brings no fields, and isUsage asks for some.',
  },
]
