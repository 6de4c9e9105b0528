import type { StoredFile } from '../../domain/storedFile.ts'
import type { ArchiveSource } from './packing.ts'

/** The records of all files, whatever their state. */
export async function listFiles({ files }: ArchiveSource): Promise<readonly StoredFile[]> {
  const records: StoredFile[] = []
  for await (const page of files()) records.push(...page)
  return records
}
