import { filesOf, grouped, notesOf, opening } from './countText.ts'

export const leavingText = {
  heading: 'Not everything is saved yet',
  lead: (count: number) =>
    opening(
      `${notesOf(count)} ${count === 1 ? 'has' : 'have'} changes that are only on this device:`,
    ),
  leadOfFiles: (count: number) =>
    opening(`${filesOf(count)} ${count === 1 ? 'is' : 'are'} only on this device:`),
  more: (count: number) => `and ${grouped(count)} more`,
  stay: 'Stay signed in',
  keep: 'Keep them here and sign out',
  keepHint:
    'They stay locked on this device. Only you can open them, by signing in here again; they are saved then.',
  cannotKeep: 'This device cannot keep them. If you sign out now, they are lost.',
  guestCannotReturn: 'Nobody can sign in as this guest again. If you sign out now, they are lost.',
  uncertainHeading: 'You are still signed in',
  uncertain:
    'We could not find out whether everything is saved, so nothing was removed. Another tab may hold it up: close the other tabs of this app, then try again.',
  tryAgain: 'Try again',
  discardConfirmation: (hasWords: boolean, hasFiles: boolean) => {
    if (hasWords && hasFiles) return 'Yes, throw these changes and files away'
    return hasFiles ? 'Yes, throw these files away' : 'Yes, throw these changes away'
  },
  discard: 'Throw away and sign out',
} as const
