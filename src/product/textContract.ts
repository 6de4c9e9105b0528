import type { ExportProgress } from '../domain/data/exportProgress.ts'
import type { ItemCounts } from '../domain/data/itemCounts.ts'

/**
 * The sentences on the door's pages that name the product's data. Functions take the product's own counts.
 */
export type ProductText = {
  archive: ArchiveText
  move: MoveText
  deletion: DeletionText
  /** Sections that the account center lists after the door's. */
  accountLinks?: readonly PageLink[]
  /** Links in the account menu. */
  menuLinks?: readonly PageLink[]
}

type PageLink = { path: string; label: string }

export type DeletionText = {
  /** Data of a guest in this browser that has not been moved and is deleted with the account. */
  guest: string
  /** The step that deletes the product's documents. */
  documents: string
  /** All data is deleted, but the account still exists. */
  dataDeleted: string
}

export type ArchiveText = {
  /** The content of an export besides the account. */
  exportLead: string
  /** Before an export: what `countForExport` has counted. */
  counts: (counts: ItemCounts) => string
  /** The part of it that is not on the server yet; `null` if nothing. */
  unsaved: (counts: ItemCounts) => string | null
  /**
   * Progress: the current step, `null` before the first, and how much is done. Each stands on its own.
   */
  packing: (step: string | null) => string
  packed: (progress: Omit<ExportProgress, 'timeLeft'>) => string
  /** The content of a complete archive. */
  contained: (counts: ItemCounts) => string
  /** Why an entry is missing, by the product's reason codes. */
  missing: Readonly<Record<string, string>>
  /** The effect of an import. */
  importLead: string
  /** The content of a file, line by line. */
  preview: (counts: ItemCounts) => readonly string[]
  /** The effect on existing data. */
  rules: string
  /** The items that an import has added so far, and in total at the end. */
  soFar: (counts: ItemCounts) => string
  outcome: (counts: ItemCounts) => readonly string[]
  /** The storage limit for this kind is reached. */
  full: (of: string) => string
  /** Why an entry was skipped, by the product's reason codes. */
  leftOut: Readonly<Record<string, string>>
}

export type MoveText = {
  /** The data that moves with a guest to an existing account, before and after it's counted. */
  counting: string
  uncounted: string
  comesAlong: (counts: ItemCounts, unsaved: number) => string
  unsaved: (count: number) => string
  /** The page of a running move. */
  title: string
  heading: string
  lead: string
  /** The items that each step of `copy` copies, by step name and in order. */
  steps: Readonly<Record<string, string>>
  /** The move stopped before everything arrived. */
  notYet: string
  /** There is not enough room for everything. */
  freeUpSpace: string
  /** The label of the link to the home page. */
  home: string
  movedHeading: string
  movedLead: string
  /** Asks whether the guest's data belongs to this person; `counts` is `null` until they are counted. */
  confirmHeading: (account: string, counts: ItemCounts | null) => string
  confirmLead: (account: string) => string
  /** Before a sign-out: a guest's data waits here for this person, and no one else is asked about it. */
  pendingHeading: string
  pendingLead: string
  deletePendingGuest: string
  pendingDeleted: string
  /** The status of the move, shown on every other page. */
  noticeMoving: string
  noticeStopped: string
  noticeWaiting: string
  noticeMoved: string
  noticeGuestGone: string
  noticeUnconfirmed: string
}
