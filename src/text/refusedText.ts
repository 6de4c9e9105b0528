import { grouped } from './countText.ts'

/** A note that the server will not take. */
export const refusedText = {
  notAllowed: 'The server does not accept this note. Your words are still here.',
  tooMany: (limit: number) =>
    `Your account holds ${grouped(limit)} notes, and there is no room for this one. Delete a note from the trash for good, then try again.`,
  tooManyUnvouched: (limit: number) =>
    `Your account holds ${grouped(limit)} notes, and there is no room for this one. With an account whose e-mail is verified there is room for many more.`,
  openTrash: 'Open the trash',
  verifyEmail: 'Verify your e-mail',
  keepAccount: 'Create an account',
  tryAgain: 'Try again',
  copy: 'Copy text',
  copied: 'Copied',
  download: 'Download',
  discard: 'Discard',
  askDiscard: 'Discard what was not saved?',
  discardLead: 'What you wrote here since it was saved last will be gone for good.',
  keep: 'Keep it',
} as const
