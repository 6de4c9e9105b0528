import type { WipeStep } from '../domain/deletionReceipt.ts'

const number = new Intl.NumberFormat('en')

/** The page on which a person leaves for good. */
export const deletionText = {
  title: 'Delete account',
  heading: 'Delete your account',
  lead: 'This cannot be undone. Nobody can bring the account back, and neither can we.',
  lost: 'What goes',
  lostAccount: 'Your account with its name, picture, e-mail and phone number.',
  lostWaysIn: 'Every way in: passwords and connected accounts.',
  lostFactors: 'Your second factors.',
  lostNotes: 'All your notes, on the server and on this device, those in the trash too.',
  lostFiles: 'All your files.',
  countedNotes: (notes: number, inTrash: string | null) =>
    inTrash === null ? amount(notes, 'note') : `${amount(notes, 'note')}, ${inTrash} in the trash`,
  countedFiles: (files: number, size: string) => `${amount(files, 'file')}, ${size} in all`,
  manyInTrash: (most: number) => `${number.format(most)} or more`,
  someInTrash: (notes: number) => number.format(notes),
  lostWords: (notes: number) =>
    `Words of ${amount(notes, 'note')} that are on this device only: they have not reached the server.`,
  lostUploads: (files: number) =>
    `${amount(files, 'file')} on this device only: not everything has reached the server.`,
  uncounted: 'How much that is cannot be said: the server does not answer right now.',
  confirm: 'Are you sure?',
  typeEmail: (email: string) => `Type ${email} to delete your account`,
  typeWord: (word: string) => `Type ${word} to delete your account`,
  word: 'delete',
  notTheSame: 'That is not what stands above.',
  submit: 'Delete my account',
  submitting: 'One moment…',
  packing: 'Your export is still being made. Wait for it, or cancel it, before you go on.',
  keep: 'Keep my account',
  toDelete: 'delete your account',
  removing: 'Deleting your account',
  steps: 'Steps',
  stepOf: {
    marking: 'Stop changes from your devices',
    files: 'Your files',
    notes: 'Your notes',
    verifying: 'Check that nothing is left',
    counters: 'Counters and keys',
  } satisfies Record<WipeStep, string>,
  stepServices: 'Connected services',
  stepAccount: 'Your account',
  done: 'done',
  underWay: 'under way…',
  waiting: 'waiting',
  halted: 'stopped',
  progress: 'Progress',
  doneOf: (done: number, total: number) =>
    `${number.format(done)} of ${number.format(total)} deleted`,
  counting: 'Counting…',
  begunLead: 'Nothing is deleted yet. Until the first file goes you can still stay.',
  finalLead:
    'Your account can no longer be kept. You may close this page: what is left can be deleted later, on any device.',
  wipedLead: 'Your notes and files are deleted; the account has to follow.',
  stays: 'If you stop now, you keep your account and everything in it.',
  retry: 'Go on',
  cancel: 'Stop, and keep my account',
  keeping: 'Your account is being kept…',
} as const

function amount(count: number, thing: string): string {
  return `${number.format(count)} ${thing}${count === 1 ? '' : 's'}`
}
