import { namesUnder, writeEntry } from '#src/device/journal.ts'

/** Takes away whatever a test has left in the journal of this device. */
export async function emptyJournal(): Promise<void> {
  for (const name of namesUnder('')) await writeEntry(name, null)
}
