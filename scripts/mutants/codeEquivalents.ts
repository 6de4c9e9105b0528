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
    file: 'src/machines/authMachine.ts',
    code: 'forgetUser: assign(({ context: { user } }) => ({ user: null, returning: user?.uid ?? null })),',
    replacement: 'user.uid',
    reason: 'Who leaves this state was in it, so there is a person.',
  },
  {
    file: 'src/machines/authMachine.ts',
    code: 'isSamePerson: ({ context, event }) => context.user?.uid === userIn(event).uid,',
    replacement: 'context.user.uid',
    reason: 'It is asked only while somebody is in.',
  },
  {
    file: 'src/machines/noteListContext.ts',
    code: 'return { ...input, list, failures: 0, failure: null, wantsAll: false, pagesFailure: null }',
    replacement: 'true',
    reason: 'It is said anew before any page is read.',
  },
  {
    file: 'src/machines/noteFilesMachine.ts',
    code: "askAgain: sendTo('removeFiles', ({ context }) => asking('file.remove', context.stayed?.fileId)),",
    replacement: 'context.stayed.fileId',
    reason: 'The guard lets it happen only to a file that stayed.',
  },
  {
    file: 'src/machines/noteFilesMachine.ts',
    code: 'noteAgain: assign(({ context }) => removing(context, context.stayed?.fileId)),',
    replacement: 'context.stayed.fileId',
    reason: 'The guard lets it happen only to a file that stayed.',
  },
  {
    file: 'src/machines/noteFilesEvents.ts',
    code: "return { type, fileId: fileId ?? '' }",
    replacement: '"Stryker was here!"',
    reason: 'Nothing is asked of the remover but about a file.',
  },
  {
    file: 'src/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: '{}',
    reason: 'It stands for an intake that the guard says is there.',
  },
  {
    file: 'src/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: '"Stryker was here!"',
    reason: 'It stands for an intake that the guard says is there.',
  },
  {
    file: 'src/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: 'true',
    reason: 'It stands for an intake that the guard says is there.',
  },
  {
    file: 'src/machines/uploadsMachine.ts',
    code: "const nothing: Intake = { noteId: '', isNew: false, files: [] }",
    replacement: '["Stryker was here"]',
    reason: 'It stands for an intake that the guard says is there.',
  },
  {
    file: 'src/machines/trashMachine.ts',
    code: "removal: { kind: 'old' },",
    replacement: '{}',
    reason: 'It is asked about before anybody reads what it is.',
  },
  {
    file: 'src/machines/trashMachine.ts',
    code: "removal: { kind: 'old' },",
    replacement: '""',
    reason: 'It is asked about before anybody reads what it is.',
  },
  {
    file: 'src/machines/conflictMachine.ts',
    code: "words: { title: '', body: '' },",
    replacement: '{}',
    reason:
      'The person gives the words and says whether there are files before anybody reads either.',
  },
  {
    file: 'src/machines/conflictMachine.ts',
    code: "words: { title: '', body: '' },",
    replacement: '"Stryker was here!"',
    reason:
      'The person gives the words and says whether there are files before anybody reads either.',
  },
  {
    file: 'src/machines/conflictMachine.ts',
    code: 'hasFiles: false,',
    replacement: 'true',
    reason:
      'The person gives the words and says whether there are files before anybody reads either.',
  },
  {
    file: 'src/machines/conflictMachine.ts',
    code: 'content: { pinned: false, conflictOf: null, ...seen, ...words, deleted: false },',
    replacement: 'true',
    reason: 'Who compares has the original, whose mark it is.',
  },
  {
    file: 'src/machines/fileMachine.ts',
    code: 'isWanted: false,',
    replacement: 'true',
    reason: 'The first state forgets every wish when it is entered.',
  },
  {
    file: 'src/machines/noteActionsMachine.ts',
    code: 'reenter: true,',
    replacement: 'false',
    reason:
      'A transition of the root to a state below leaves all others, and begins its time anew.',
  },
  {
    file: 'src/machines/uploadMachine.ts',
    code: 'isToWait: ({ context }) => context.isPaused && context.row.refusal === null,',
    replacement: 'true',
    reason: 'What is refused leaves this state in the same step, paused or not.',
  },
  {
    file: 'src/machines/noteListMachine.ts',
    code: "kept: { tags: 'kept', description: 'Known here; not confirmed by the server yet.' },",
    replacement: '""',
    reason: 'A description is for readers. Stories see the tag.',
  },
]
