import { notebookOf } from './notebooks.ts'

type PageSnapshot = { path: string; html: string }

/** Stores the HTML of pages for the next visit, encrypted. */
export async function storeSnapshots(
  uid: string,
  snapshots: readonly PageSnapshot[],
  seenAt: number,
): Promise<void> {
  await notebookOf(uid).cache.putSnapshots(snapshots, seenAt)
}

/** Removes the stored snapshots; call it after a change that they don't show. */
export function removeSnapshots(uid: string): void {
  void notebookOf(uid).cache.removeSnapshots()
}
