import type { NewFile } from '../../domain/storedFile.ts'
import { filePaths, type Packing } from './packing.ts'

/**
 * Packs files that were not sent yet, and are not in the archive.
 *
 * @returns all that were on their way, also those that could not be read.
 */
export async function packUploads(packing: Packing): Promise<readonly NewFile[]> {
  const { source, archive, counts, files, tell } = packing
  const uploads = await source.uploads()
  const nameFile = filePaths('unsynced/files', packing)
  for (const { id: fileId, noteId, name, type } of uploads) {
    if (noteId === null || files.has(fileId)) continue
    const bytes = await source.uploadBytes(fileId)
    tell()
    if (bytes === null) continue
    const facts = { kind: 'upload', noteId, fileId, name, type } as const
    await archive.add(nameFile({ noteId, name }), bytes, facts)
    files.add(fileId)
    counts.unsynced += 1
    tell()
  }
  return uploads
}
