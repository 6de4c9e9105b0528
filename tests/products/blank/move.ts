import type { ProductMove } from '#src/contract.ts'

const none = { notes: 0, files: 0 }

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
