import { entryNames, writeEntry } from '#src/storage/journals/journal.ts'

/** Deletes all entries that a test has left in this device's journal. */
export async function emptyJournal(): Promise<void> {
  for (const name of entryNames('')) await writeEntry(name, null)
}
