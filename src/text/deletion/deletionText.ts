import type { DeletionStep } from '../../domain/deletion/deletionReceipt.ts'
import { formatCount } from '../../domain/format.ts'

/** The page on which a person deletes their account. */
export const deletionText = {
  title: 'Delete account',
  heading: 'Delete your account',
  lead: 'This can’t be undone. We can’t restore a deleted account.',
  deleted: 'What will be deleted',
  deletedAccount: (hasPhone: boolean) =>
    hasPhone
      ? 'Your account with its name, picture, email, and phone number.'
      : 'Your account with its name, picture, and email.',
  deletedMethods: 'Your sign-in methods.',
  uncounted: 'We can’t show totals because the server isn’t responding.',
  confirm: 'Are you sure?',
  typeEmail: (email: string) => `Type ${email} to delete your account`,
  typeWord: (word: string) => `Type ${word} to delete your account`,
  word: 'delete',
  notTheSame: 'That doesn’t match.',
  submit: 'Delete my account',
  submitting: 'One moment…',
  packing: 'Your export is still running. Wait for it or cancel it before you continue.',
  keep: 'Keep my account',
  confirmDelete: 'Sign in again to delete your account.',
  deleting: 'Deleting your account',
  steps: 'Steps',
  stepOf: {
    locking: 'Lock your account',
    files: 'Your files',
    verifying: 'Verify that nothing is left',
    accountDocuments: 'Other account data',
  } satisfies Record<Exclude<DeletionStep, 'documents'>, string>,
  stepServices: 'Connected services',
  stepAccount: 'Your account',
  progress: 'Progress',
  doneOf: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} deleted`,
  counting: 'Counting…',
  begunLead: 'Nothing has been deleted yet. You can still cancel until the first step is done.',
  finalLead:
    'This can no longer be canceled. You can close this page and finish later on any device.',
  cancelHint: 'If you cancel now, you keep your account and everything in it.',
  cancel: 'Cancel and keep my account',
  canceling: 'Canceling…',
  canceled: 'Your account was not deleted.',
} as const

/** The same, for accounts with two-factor sign-in. */
export const deletedFactorsText = { deleted: 'Your second factors.' } as const

/** The same, for products with questions at sign-up. */
export const deletedAnswersText = { deleted: 'Your answers at sign-up.' } as const

/** Progress of a long-running step. */
export const stepText = {
  done: 'done',
  inProgress: 'in progress…',
  stopped: 'stopped',
  waiting: 'waiting',
} as const

/** The receipt of a deletion: its button, and the text of the file. */
export const receiptText = {
  save: 'Download receipt',
  lead: 'The receipt lists what was deleted and when. It’s only available on this page.',
  file: `${__BRAND__.fileName}-deletion-receipt.json`,
  remaining: [
    {
      what: 'A record with your account ID and the date of deletion, so that devices still signed in can’t save anything.',
      until: 'It’s deleted automatically after about 30 days.',
    },
    {
      what: 'Backups kept by Google Cloud, which this app can’t access.',
      until:
        'For as long as the project is configured to keep them: by default seven days for files, and up to 180 days for accounts.',
    },
  ],
} as const

/** Notice while the account is being deleted. */
export const unfinishedDeletionText = {
  begun:
    'You started deleting your account. Nothing has been deleted yet. New changes stay on this device only.',
  final: 'Your account is being deleted. This can no longer be canceled.',
  stale:
    'Your earlier account was deleted within the last hour. Sign in again later to save changes.',
  keep: 'Keep my account',
  canceling: 'One moment…',
  canceled: 'Your account was not deleted.',
} as const
