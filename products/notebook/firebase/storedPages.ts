import { notebookOf } from './notebooks.ts'

type StoredPage = { path: string; html: string }

/** Stores pages as HTML for the next visit, encrypted. */
export async function storePages(
  uid: string,
  pages: readonly StoredPage[],
  seenAt: number,
): Promise<void> {
  await notebookOf(uid).cache.putPages(pages, seenAt)
}

/** Removes the stored pages; call it after a change that they don't show. */
export function removePages(uid: string): void {
  void notebookOf(uid).cache.removePages()
}
