import type { ArchiveRefusal } from '../../domain/data/readManifest.ts'
import { formatCount } from '../../domain/format.ts'

/** The page of a person's data. */
export const dataText = {
  title: 'Your data',
  lead: 'Export everything, or import an earlier export.',
} as const

/** The question if the person leaves the page while an export or import is running. */
export const stayText = {
  heading: 'Leave this page?',
  stay: 'Stay',
  leave: 'Stop and leave',
} as const

const keepOpen = 'Keep this page open until it’s done.'

/** Exporting everything into one file. */
export const exportText = {
  heading: 'Export everything',
  counting: 'Counting…',
  start: 'Export everything',
  progress: 'Export progress',
  stay: keepOpen,
  stopsThen: 'Your export is still running. If you leave this page, it will be canceled.',
  diskFull:
    'There isn’t enough space on this device for your export. Free up some space and try again.',
  done: (name: string, size: string) =>
    `Your export is ready: ${name}, ${size}. You’ll find it in your browser’s downloads.`,
  withPicture: 'Your picture is included.',
  downloadAgain: 'Download again',
  exportAgain: 'Export again',
  missing: (count: number) =>
    count === 1 ? 'One item was left out:' : `${formatCount(count)} items were left out:`,
  missingAll: 'All of them are listed in manifest.json.',
  picture: 'picture',
} as const

/** Why the picture isn't in an archive. */
export const missingText = { unreadable: 'it couldn’t be read' } as const

/** Names of the account's own items in a list. */
export const namedText = {
  withReason: (name: string, reason: string) => `“${name}”: ${reason}`,
  more: (count: number) => `and ${formatCount(count)} more`,
} as const

/** Importing an export. */
export const importText = {
  heading: 'Import',
  choose: 'Choose a ZIP file',
  chooseOther: 'Choose another file',
  drop: 'Or drop it on this page.',
  checking: 'Checking the file…',
  checkingProgress: 'Check progress',
  contains: 'This export contains:',
  from: (moment: string) => `Exported ${moment}`,
  missing: (count: number) =>
    count === 1
      ? 'One item was left out of this export.'
      : `${formatCount(count)} items were left out of this export.`,
  account: 'Your account isn’t changed.',
  picture: 'Your account isn’t changed. The picture in the file isn’t imported.',
  start: 'Import',
  restoring: 'Importing…',
  stopsThen:
    'Your import is still running. If you leave this page, it stops. Everything imported so far stays; import the file again to get the rest.',
  restoringProgress: 'Import progress',
  stay: keepOpen,
  pause: 'Pause',
  finish: 'Finish',
  paused: 'Paused.',
  failed: 'The import was interrupted.',
  done: 'Import complete.',
  leftOut: (count: number) =>
    count === 1
      ? 'One item was not imported. It’s still in the file:'
      : `${formatCount(count)} items were not imported. They’re still in the file:`,
  another: 'Import another file',
} as const

/** Why an archive is refused. */
export const archiveRefusalText: Readonly<Record<ArchiveRefusal, string>> = {
  'not-ours': 'This isn’t an export from this app.',
  newer: 'This file comes from a newer version of this app. Reload the page, then try again.',
  damaged: 'This file is damaged or was changed after it was exported. Choose the original file.',
  'too-large': 'This file is larger than any export from this app.',
  unreadable:
    'This file can no longer be read. It may have been moved or changed. Choose it again.',
}

/** Follows the reason an import failed. */
export const refusedText = {
  nothing: 'Nothing was changed.',
  partly: 'Everything imported so far stays.',
} as const
