import type { WipeStep } from '../domain/deletionReceipt.ts'
import { filesOf, grouped, notesOf, opening } from './countText.ts'

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
  lostGuest: 'What you kept as a guest in this browser and has not moved into the account yet.',
  countedNotes: (notes: number, inTrash: string | null) =>
    opening(inTrash === null ? notesOf(notes) : `${notesOf(notes)}, ${inTrash} in the trash`),
  countedFiles: (files: number, size: string) =>
    opening(files === 0 ? filesOf(files) : `${filesOf(files)}, ${size} in all`),
  manyInTrash: (most: number) => `${grouped(most)} or more`,
  someInTrash: (notes: number) => grouped(notes),
  lostWords: (notes: number) =>
    `Words of ${notesOf(notes)} that are on this device only: they have not reached the server.`,
  lostUploads: (files: number) =>
    opening(`${filesOf(files)} on this device only: not everything has reached the server.`),
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
  progress: 'Progress',
  doneOf: (done: number, total: number) => `${grouped(done)} of ${grouped(total)} deleted`,
  counting: 'Counting…',
  begunLead: 'Nothing is deleted yet. Until the first step is done you can still stay.',
  finalLead:
    'Your account can no longer be kept. You may close this page: what is left can be deleted later, on any device.',
  wipedLead: 'Your notes and files are deleted; the account has to follow.',
  stays: 'If you stop now, you keep your account and everything in it.',
  retry: 'Go on',
  cancel: 'Stop, and keep my account',
  keeping: 'Your account is being kept…',
  kept: 'You keep your account, and everything in it.',
} as const

/** How far a step of a long work is, in words. */
export const stepText = {
  done: 'done',
  underWay: 'under way…',
  halted: 'stopped',
  waiting: 'waiting',
} as const

/** The receipt of a deletion: its button, and the words in the file itself. */
export const receiptText = {
  save: 'Save the receipt',
  lead: 'The receipt says what was deleted, and when. It is in this page only.',
  file: 'gatehouse-deletion-receipt.json',
  stays: [
    {
      what: 'A mark with the number of the account, the moment at which its deletion began, and that it is final. It keeps devices that were signed in from writing anything.',
      until: 'The people who run this site may remove it once an hour has passed.',
    },
    {
      what: 'Copies that Google Cloud keeps so that a project can be restored, which this app cannot reach.',
      until:
        'As long as the project is set up to keep them: of files seven days unless changed; of accounts up to 180 days.',
    },
  ],
} as const
