import type { KeptRow, OutboxRow } from '../domain/outboxRow.ts'

/** What this page knows better than the disk, because the disk did not take it: a row, or that it is gone. */
export type Patch = {
  row: OutboxRow | null
  /** The edit that lay on the disk then; another one there is news of another page. */
  replaces: string | null
}

/** Whether the disk still has what the patch was put over. */
export function fits(patch: Patch, below: OutboxRow | undefined | null): boolean {
  return !below || below.edit.opId === patch.replaces
}

/** All rows as they are, the latest edit first. */
export function lay(
  patches: ReadonlyMap<string, Patch>,
  onDisk: readonly OutboxRow[],
): readonly KeptRow[] {
  const rows = new Map(onDisk.map((row) => [row.noteId, { ...row, isLasting: true }]))
  for (const [noteId, patch] of patches) {
    if (patch.row) rows.set(noteId, { ...patch.row, isLasting: false })
    else if (fits(patch, rows.get(noteId))) rows.delete(noteId)
  }
  return [...rows.values()].sort((a, b) => b.edit.savedAt - a.edit.savedAt)
}
