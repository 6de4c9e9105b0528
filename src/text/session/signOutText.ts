import { formatCount } from '../../domain/format.ts'

export const signOutText = {
  heading: 'Not everything is saved yet',
  leadOfEdits: (count: number) =>
    count === 1
      ? 'Changes to one item are only on this device:'
      : `Changes to ${formatCount(count)} items are only on this device:`,
  leadOfFiles: (count: number) =>
    count === 1
      ? 'One file is only on this device:'
      : `${formatCount(count)} files are only on this device:`,
  more: (count: number) => `and ${formatCount(count)} more`,
  signedInAs: (who: string | null) =>
    who === null ? 'You’re signed in as a guest.' : `You’re signed in as ${who}.`,
  stay: 'Stay signed in',
  keep: 'Keep them on this device and sign out',
  keepHint: 'They stay encrypted on this device. Sign in here again to open and save them.',
  keepHintAtRisk:
    'They stay encrypted on this device, but this browser may delete them when it runs low on space, or after a week without a visit. Sign in here again soon to save them.',
  cannotKeep: 'This device can’t store them. If you sign out now, they will be lost.',
  guestCannotReturn:
    'You can’t sign in as this guest again. If you sign out now, they will be lost.',
  uncertain:
    'We couldn’t check whether everything is saved. Close other tabs of this app, then try again.',
  discardConfirmation: (hasChanges: boolean, hasFiles: boolean) => {
    if (hasChanges && hasFiles) return 'Yes, discard these changes and files'
    return hasFiles ? 'Yes, discard these files' : 'Yes, discard these changes'
  },
  discard: 'Discard and sign out',
} as const
