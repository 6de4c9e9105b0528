import type { StorageTrouble } from '../domain/outboxRow.ts'

/** What lies on a device, and what cannot. */
export const deviceText = {
  question:
    'Is this your own device? Then your notes can be kept here, and open fast, also offline.',
  keepNotes: 'Keep notes here',
  notHere: 'No, not here',
  nowKept: 'Your notes are kept on this device now.',
  nowNotKept: 'Your notes are not kept on this device.',
  label: 'Notes kept here',
  kept: 'What you have seen is kept here, locked, until you sign out. It opens fast, also offline.',
  notKept: 'Only changes that are not saved yet are kept here, locked.',
  keptNowhere: 'Nothing is kept here, because this is a shared computer.',
  keepNothing: 'Keep no notes here',
} as const

/** Why words live in this page only. */
export const storageTroubleText: Record<StorageTrouble, string> = {
  blocked: 'This browser blocks storage. Stay online until your changes are saved.',
  full: 'This device is full. Free some space, or stay online until your changes are saved.',
  shared:
    'This is a shared computer, so nothing is kept on it. Stay online until your changes are saved.',
  'no-key':
    'This device cannot keep changes until it has been online once. Please keep this page open.',
}
