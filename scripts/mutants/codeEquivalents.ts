/** A mutant that no test can kill, or that none needs to. */
type CodeEquivalent = {
  readonly file: string
  /** The original line. */
  readonly code: string
  /** The replacement of a part of it. */
  readonly replacement: string
  readonly reason: string
}

/** The mutants that may survive, each with a reason. */
export const codeEquivalents: readonly CodeEquivalent[] = [
  {
    file: 'src/domain/pictureHeader.ts',
    code: 'return byte === undefined ? Number.NaN : number * 256 + byte',
    replacement: 'false',
    reason: 'Adding `undefined` gives NaN as well.',
  },
  {
    file: 'src/notebook/domain/delivery.ts',
    code: '{ basis, unanswered = [] }: OutboxRow,',
    replacement: '["Stryker was here"]',
    reason: 'An edit without an ID never matches.',
  },
  ...['false', 'text.length < limit'].map((replacement) => ({
    file: 'src/domain/fileName.ts',
    code: 'if (text.length <= limit) return text',
    replacement,
    reason: 'An optimization: counting the letters of a short text has the same result.',
  })),
  {
    file: 'src/notebook/domain/textMerge.ts',
    code: 'const [first, second] = one.start <= other.start ? [one, other] : [other, one]',
    replacement: 'one.start < other.start',
    reason: 'Edits that begin at the same position conflict in either order.',
  },
  {
    file: 'src/notebook/domain/textMerge.ts',
    code: 'if (first.end !== second.start) return first.end < second.start',
    replacement: 'first.end <= second.start',
    reason: 'The values are never equal here.',
  },
  {
    file: 'src/notebook/domain/noteList.ts',
    code: 'isFull && last ? gone.filter((note) => compareNotes(list.kind, last, note) < 0) : []',
    replacement: 'compareNotes(list.kind, last, note) <= 0',
    reason: 'A note that left a page is never the last one on it.',
  },
  ...['false', 'password.length < requirement.length'].map((replacement) => ({
    file: 'src/domain/passwordPolicy.ts',
    code: 'return password.length <= requirement.length',
    replacement,
    reason: 'The maximum length is a requirement only if it is exceeded.',
  })),
  ...['true', 'origin === ownOrigin || isRooted(pathname)'].map((replacement) => ({
    file: 'src/domain/returnPath.ts',
    code: 'const isOwn = origin === ownOrigin && isRooted(pathname) && isRooted(decoded)',
    replacement,
    reason:
      'A second safeguard: another origin was refused before, and two leading slashes are still there after decoding.',
  })),
  {
    file: 'src/domain/returnPath.ts',
    code: "return ''",
    replacement: '"Stryker was here!"',
    reason: 'Any text without a leading slash is refused.',
  },
  ...[
    ['else if (part > 0) result += text.slice(at, at + part)', 'part >= 0'],
    ['return part > 0 ? part : text.slice(at + part, at)', 'part >= 0'],
    ['if (other > 0) rebased.push(Math.sign(part) * length)', 'other >= 0'],
  ].map(([code = '', replacement = '']) => ({
    file: 'src/notebook/domain/textChange.ts',
    code,
    replacement,
    reason: 'Keeping, removing, and inserting nothing are all the same.',
  })),
  {
    file: 'src/notebook/domain/textChange.ts',
    code: "} else if (typeof other === 'number') {",
    replacement: 'true',
    reason: 'Strings were handled before and never get here.',
  },
  {
    file: 'src/stores/themeStore.ts',
    code: 'removeItem: (key) => writeQuietly(key, null),',
    replacement: '() => undefined',
    reason: 'Required by its type, but the theme is never removed.',
  },
  {
    file: 'src/machines/authMachine.ts',
    code: 'returning: user?.uid ?? null,',
    replacement: 'user.uid',
    reason: 'In this state, there is always a user.',
  },
  {
    file: 'src/machines/authMachine.ts',
    code: 'isSamePerson: ({ context }, user: User) => context.user?.uid === user.uid,',
    replacement: 'context.user.uid',
    reason: 'Only evaluated while someone is signed in.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "sendsCodes: ({ context }) => context.chosen?.kind === 'phone',",
    replacement: 'context.chosen.kind',
    reason: 'A code is requested only after a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "input: ({ context }) => ({ uid: context.chosen?.uid ?? '' }),",
    replacement: 'context.chosen.uid',
    reason: 'A message is sent only after a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "input: ({ context }) => ({ uid: context.chosen?.uid ?? '' }),",
    replacement: '"Stryker was here!"',
    reason: 'A message is sent only after a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "return { uid: context.chosen?.uid ?? '', code: event.code }",
    replacement: 'context.chosen.uid',
    reason: 'A code is checked only after a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "return { uid: context.chosen?.uid ?? '', code: event.code }",
    replacement: '"Stryker was here!"',
    reason: 'A code is checked only after a factor was chosen.',
  },
  {
    file: 'src/notebook/machines/conflictMachine.ts',
    code: 'hasFiles: false,',
    replacement: 'true',
    reason: 'The text and the presence of files are both set before they are read.',
  },
  {
    file: 'src/notebook/machines/fileMachine.ts',
    code: 'isWanted: false,',
    replacement: 'true',
    reason: 'The initial state resets it on entry.',
  },
  {
    file: 'src/machines/moveMachine.ts',
    code: "isInProgress: (now) => ['copying', 'removing'].includes(phaseIn(now) ?? ''),",
    replacement: '"Stryker was here!"',
    reason: 'Any string that is not a phase works.',
  },
  {
    file: 'src/machines/moveMachine.ts',
    code: "description: 'What fits has moved; the rest stays with the guest.',",
    replacement: '""',
    reason: 'A description is only for readers of the chart.',
  },
  {
    file: 'src/notebook/machines/noteActionsMachine.ts',
    code: 'reenter: true,',
    replacement: 'false',
    reason: 'A transition from the root to a child reenters it and restarts its delays anyway.',
  },
  {
    file: 'src/notebook/machines/noteFilesMachine.ts',
    code: "return { type, fileId: fileId ?? '' }",
    replacement: '"Stryker was here!"',
    reason: 'The remover is only asked about files.',
  },
  {
    file: 'src/notebook/machines/noteFilesMachine.ts',
    code: "askAgain: sendTo('removeFiles', ({ context }) => asking('file.remove', context.stayed?.fileId)),",
    replacement: 'context.stayed.fileId',
    reason: 'The guard allows it only for a file that was not removed.',
  },
  {
    file: 'src/notebook/machines/noteFilesMachine.ts',
    code: 'removeAgain: assign(({ context }) => removing(context, context.stayed?.fileId)),',
    replacement: 'context.stayed.fileId',
    reason: 'The guard allows it only for a file that was not removed.',
  },
  {
    file: 'src/notebook/machines/noteListMachine.ts',
    code: 'return { ...input, list, failures: 0, failure: null, wantsAll: false, pagesFailure: null }',
    replacement: 'true',
    reason: 'It is set again before any page is read.',
  },
  {
    file: 'src/notebook/machines/noteListMachine.ts',
    code: "cached: { tags: 'cached', description: 'Cached; not confirmed by the server yet.' },",
    replacement: '""',
    reason: 'A description is only for readers of the chart. Stories check the tag.',
  },
  ...[
    'bitmap ? { crop: movedCrop(bitmap, crop, by) } : {},',
    'bitmap ? { crop: zoomedCrop(bitmap, crop, zoom, place) } : {},',
  ].map((code) => ({
    file: 'src/machines/pictureMachine.ts',
    code,
    replacement: 'true',
    reason: 'The crop moves only if there is a picture, which the types do not express.',
  })),
  {
    file: 'src/machines/providerMachine.ts',
    code: "'provider.choose': { target: '#provider.visiting', reenter: true, actions: 'choose' },",
    replacement: 'false',
    reason: 'A target that contains the source is reentered in any case.',
  },
  {
    file: 'src/notebook/machines/trashMachine.ts',
    code: "removal: { kind: 'old' },",
    replacement: '{}',
    reason: 'The question sets it before it is read.',
  },
  {
    file: 'src/notebook/machines/trashMachine.ts',
    code: "removal: { kind: 'old' },",
    replacement: '""',
    reason: 'The question sets it before it is read.',
  },
  {
    file: 'src/notebook/machines/uploadMachine.ts',
    code: 'shouldPause: ({ context }) => context.isPaused && context.row.refusal === null,',
    replacement: 'true',
    reason: 'A refused upload leaves this state in the same step, paused or not.',
  },
  {
    file: 'src/notebook/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: '{}',
    reason: 'A fallback for an intake that the guard guarantees.',
  },
  {
    file: 'src/notebook/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: '"Stryker was here!"',
    reason: 'A fallback for an intake that the guard guarantees.',
  },
  {
    file: 'src/notebook/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: 'true',
    reason: 'A fallback for an intake that the guard guarantees.',
  },
  {
    file: 'src/notebook/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: '["Stryker was here"]',
    reason: 'A fallback for an intake that the guard guarantees.',
  },
  {
    file: 'src/stores/quietStorage.ts',
    code: '} catch {',
    replacement: '{}',
    reason: 'It only keeps the block from being empty.',
  },
]
