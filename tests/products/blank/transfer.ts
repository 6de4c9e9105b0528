import type { ProductArchive, ProductMove } from '#src/contract.ts'
import { noCounts } from '#src/domain/archiveManifest.ts'
import { nothingYet } from '#src/domain/importTally.ts'

const none = { notes: 0, files: 0 }

/** The greeting is part of no export yet: an archive knows notes, edits, files and the picture. */
export const archive: ProductArchive = {
  contents: () => Promise.resolve({ ...none, bytes: 0, unsynced: 0 }),
  pack: () =>
    Promise.resolve({
      counts: noCounts,
      missing: [],
    }),
  readEntry: () => ({ inTrash: 0, conflicts: 0 }),
  restore: () => Promise.resolve({ fullOf: null, tally: nothingYet }),
}

/** The greeting stays with the guest. */
export const move: ProductMove = {
  countKept: () => Promise.resolve(none),
  countUnsent: () => Promise.resolve(0),
  sendUnsent: () => Promise.resolve(),
  countToMove: () => Promise.resolve(none),
  copyNotes: () => Promise.resolve(false),
  copyFiles: () => Promise.resolve(false),
  hasArrived: () => Promise.resolve(true),
  flush: () => Promise.resolve(),
  flushReadable: () => Promise.resolve(),
  demandFlushed: () => Promise.resolve(),
  close: () => Promise.resolve(),
}
