/** A fault in the code that no test could notice, or that none need notice. */
type CodeEquivalent = {
  readonly file: string
  /** The line as it stands. */
  readonly code: string
  /** What the fault puts in the place of a part of it. */
  readonly replacement: string
  readonly reason: string
}

/** The faults that survive rightly, each with its reason. */
export const codeEquivalents: readonly CodeEquivalent[] = [
  {
    file: 'src/domain/pictureHeader.ts',
    code: 'return byte === undefined ? Number.NaN : number * 256 + byte',
    replacement: 'false',
    reason: 'With `undefined` added, nothing is a number.',
  },
  {
    file: 'src/notebook/domain/delivery.ts',
    code: '{ basis, unanswered = [] }: OutboxRow,',
    replacement: '["Stryker was here"]',
    reason: 'What has no id has not landed.',
  },
  ...['false', 'text.length < limit'].map((replacement) => ({
    file: 'src/domain/fileName.ts',
    code: 'if (text.length <= limit) return text',
    replacement,
    reason: 'Counting the letters of a text that is short enough comes to the same, later.',
  })),
  {
    file: 'src/notebook/domain/textMerge.ts',
    code: 'const [first, second] = one.start <= other.start ? [one, other] : [other, one]',
    replacement: 'one.start < other.start',
    reason: 'Edits that begin at the same place do not go together, whichever comes first.',
  },
  {
    file: 'src/notebook/domain/textMerge.ts',
    code: 'if (first.end !== second.start) return first.end < second.start',
    replacement: 'first.end <= second.start',
    reason: 'They are not equal there.',
  },
  {
    file: 'src/notebook/domain/noteList.ts',
    code: 'isFull && last ? gone.filter((note) => compareNotes(list.kind, last, note) < 0) : []',
    replacement: 'compareNotes(list.kind, last, note) <= 0',
    reason: 'A note that has gone from a page is not the last one on it.',
  },
  ...['false', 'password.length < demand.length'].map((replacement) => ({
    file: 'src/domain/passwordPolicy.ts',
    code: 'return password.length <= demand.length',
    replacement,
    reason: 'The greatest length is a demand only where it is exceeded.',
  })),
  ...['true', 'origin === ownOrigin || isRooted(pathname)'].map((replacement) => ({
    file: 'src/domain/returnPath.ts',
    code: 'const isOwn = origin === ownOrigin && isRooted(pathname) && isRooted(decoded)',
    replacement,
    reason:
      'A second lock: what leads to another origin is refused before, and what begins with two slashes does so when it is decoded, too.',
  })),
  {
    file: 'src/domain/returnPath.ts',
    code: "return ''",
    replacement: '"Stryker was here!"',
    reason: 'Any text without a slash in front is refused.',
  },
  ...[
    ['else if (part > 0) result += text.slice(at, at + part)', 'part >= 0'],
    ['return part > 0 ? part : text.slice(at + part, at)', 'part >= 0'],
    ['if (other > 0) rebased.push(Math.sign(part) * length)', 'other >= 0'],
  ].map(([code = '', replacement = '']) => ({
    file: 'src/notebook/domain/textChange.ts',
    code,
    replacement,
    reason: 'To keep nothing, to remove nothing and to put in nothing are the same.',
  })),
  {
    file: 'src/notebook/domain/textChange.ts',
    code: "} else if (typeof other === 'number') {",
    replacement: 'true',
    reason: 'A text was dealt with before: it is never here.',
  },
  {
    file: 'src/stores/themeStore.ts',
    code: 'removeItem: (key) => writeQuietly(key, null),',
    replacement: '() => undefined',
    reason: 'Its type asks for it; nobody takes the theme away.',
  },
  {
    file: 'src/machines/authMachine.ts',
    code: 'returning: user?.uid ?? null,',
    replacement: 'user.uid',
    reason: 'Who leaves this state was in it, so there is a person.',
  },
  {
    file: 'src/machines/authMachine.ts',
    code: 'isSamePerson: ({ context }, user: User) => context.user?.uid === user.uid,',
    replacement: 'context.user.uid',
    reason: 'It is asked only while somebody is in.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "sendsCodes: ({ context }) => context.chosen?.kind === 'phone',",
    replacement: 'context.chosen.kind',
    reason: 'A code is asked for only once a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "input: ({ context }) => ({ uid: context.chosen?.uid ?? '' }),",
    replacement: 'context.chosen.uid',
    reason: 'A message is sent only once a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "input: ({ context }) => ({ uid: context.chosen?.uid ?? '' }),",
    replacement: '"Stryker was here!"',
    reason: 'A message is sent only once a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "return { uid: context.chosen?.uid ?? '', code: event.code }",
    replacement: 'context.chosen.uid',
    reason: 'A code is checked only once a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "return { uid: context.chosen?.uid ?? '', code: event.code }",
    replacement: '"Stryker was here!"',
    reason: 'A code is checked only once a factor was chosen.',
  },
  {
    file: 'src/notebook/machines/conflictMachine.ts',
    code: "words: { title: '', body: '' },",
    replacement: '{}',
    reason:
      'The person gives the words and says whether there are files before anybody reads either.',
  },
  {
    file: 'src/notebook/machines/conflictMachine.ts',
    code: "words: { title: '', body: '' },",
    replacement: '"Stryker was here!"',
    reason:
      'The person gives the words and says whether there are files before anybody reads either.',
  },
  {
    file: 'src/notebook/machines/conflictMachine.ts',
    code: 'hasFiles: false,',
    replacement: 'true',
    reason:
      'The person gives the words and says whether there are files before anybody reads either.',
  },
  {
    file: 'src/notebook/machines/conflictMachine.ts',
    code: 'content: { pinned: false, conflictOf: null, ...seen, ...words, deleted: false },',
    replacement: 'true',
    reason: 'Who compares has the original, whose mark it is.',
  },
  {
    file: 'src/machines/deletionMachine.ts',
    code: 'const deletionTypes = {',
    replacement: '{}',
    reason: '`setup` reads the types and ignores the value.',
  },
  {
    file: 'src/notebook/machines/fileMachine.ts',
    code: 'isWanted: false,',
    replacement: 'true',
    reason: 'The first state forgets every wish when it is entered.',
  },
  {
    file: 'src/machines/moveMachine.ts',
    code: 'isShort: false,',
    replacement: 'true',
    reason: 'A move begins with `begin`, which sets it.',
  },
  {
    file: 'src/machines/moveMachine.ts',
    code: 'isVerified: false,',
    replacement: 'true',
    reason: 'A move begins with `begin`, which sets it.',
  },
  {
    file: 'src/machines/moveMachine.ts',
    code: "isInProgress: (now) => ['copying', 'removing'].includes(phaseIn(now) ?? ''),",
    replacement: '"Stryker was here!"',
    reason: 'Any word that is no phase will do.',
  },
  {
    file: 'src/machines/moveMachine.ts',
    code: "description: 'What fits has moved; the rest stays with the guest.',",
    replacement: '""',
    reason: 'Said to readers of the chart only.',
  },
  {
    file: 'src/notebook/machines/noteActionsMachine.ts',
    code: 'reenter: true,',
    replacement: 'false',
    reason:
      'A transition of the root to a state below leaves all others, and begins its time anew.',
  },
  {
    file: 'src/notebook/machines/noteFilesMachine.ts',
    code: "return { type, fileId: fileId ?? '' }",
    replacement: '"Stryker was here!"',
    reason: 'Nothing is asked of the remover but about a file.',
  },
  {
    file: 'src/notebook/machines/noteFilesMachine.ts',
    code: "askAgain: sendTo('removeFiles', ({ context }) => asking('file.remove', context.stayed?.fileId)),",
    replacement: 'context.stayed.fileId',
    reason: 'The guard lets it happen only to a file that stayed.',
  },
  {
    file: 'src/notebook/machines/noteFilesMachine.ts',
    code: 'removeAgain: assign(({ context }) => removing(context, context.stayed?.fileId)),',
    replacement: 'context.stayed.fileId',
    reason: 'The guard lets it happen only to a file that stayed.',
  },
  {
    file: 'src/notebook/machines/noteListMachine.ts',
    code: 'return { ...input, list, failures: 0, failure: null, wantsAll: false, pagesFailure: null }',
    replacement: 'true',
    reason: 'It is said anew before any page is read.',
  },
  {
    file: 'src/notebook/machines/noteListMachine.ts',
    code: "kept: { tags: 'kept', description: 'Known here; not confirmed by the server yet.' },",
    replacement: '""',
    reason: 'A description is for readers. Stories see the tag.',
  },
  ...[
    'bitmap ? { crop: movedCrop(bitmap, crop, by) } : {},',
    'bitmap ? { crop: zoomedCrop(bitmap, crop, zoom, place) } : {},',
  ].map((code) => ({
    file: 'src/machines/pictureMachine.ts',
    code,
    replacement: 'true',
    reason: 'A square moves only over a picture; the types do not know that.',
  })),
  {
    file: 'src/machines/providerMachine.ts',
    code: "'provider.choose': { target: '#provider.visiting', reenter: true, actions: 'choose' },",
    replacement: 'false',
    reason: 'A state that is a parent of the source is entered anew in any case.',
  },
  {
    file: 'src/notebook/machines/trashMachine.ts',
    code: "removal: { kind: 'old' },",
    replacement: '{}',
    reason: 'It is asked about before anybody reads what it is.',
  },
  {
    file: 'src/notebook/machines/trashMachine.ts',
    code: "removal: { kind: 'old' },",
    replacement: '""',
    reason: 'It is asked about before anybody reads what it is.',
  },
  {
    file: 'src/notebook/machines/uploadMachine.ts',
    code: 'isToWait: ({ context }) => context.isPaused && context.row.refusal === null,',
    replacement: 'true',
    reason: 'What is refused leaves this state in the same step, paused or not.',
  },
  {
    file: 'src/notebook/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: '{}',
    reason: 'It stands for an intake that the guard says is there.',
  },
  {
    file: 'src/notebook/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: '"Stryker was here!"',
    reason: 'It stands for an intake that the guard says is there.',
  },
  {
    file: 'src/notebook/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: 'true',
    reason: 'It stands for an intake that the guard says is there.',
  },
  {
    file: 'src/notebook/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: '["Stryker was here"]',
    reason: 'It stands for an intake that the guard says is there.',
  },
  {
    file: 'src/stores/quietStorage.ts',
    code: '} catch {',
    replacement: '{}',
    reason: 'It stands there so that the block is not empty.',
  },
  {
    file: 'src/stores/sharedComputerStore.ts',
    code: '} catch {',
    replacement: '{}',
    reason: 'It stands there so that the block is not empty.',
  },
  {
    file: 'src/stores/sharedComputerStore.ts',
    code: "if (isShared) sessionStorage.setItem(key, 'yes')",
    replacement: '""',
    reason: 'Whether the mark is there is all that is asked.',
  },
]
