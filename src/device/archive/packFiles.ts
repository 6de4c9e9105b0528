import { namesInFolder, type NamesInFolder } from '../../domain/namesInFolder.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import { filePaths, type NameFile, type Packing } from './packing.ts'

const pictureEndings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

/** Packs every file that is whole. One that cannot be read is named, and does not keep the others back. */
export async function packFiles(packing: Packing, records: readonly StoredFile[]): Promise<void> {
  const { source, counts, missing, tell } = packing
  const nameFile = filePaths('files', packing)
  const namePicture = namesInFolder()
  for (const file of records.filter(({ state }) => state === 'there')) {
    const bytes = await source.bytes(file)
    tell()
    if (bytes && bytes.size > 0) {
      await packFile(packing, file, bytes, nameFile, namePicture)
      counts.files += 1
      counts.bytes += bytes.size
    } else {
      const { noteId, id: fileId, name, size } = file
      missing.push({ noteId, fileId, name, size, why: 'unreadable' })
    }
    tell()
  }
}

async function packFile(
  { archive, names }: Packing,
  { id: fileId, noteId, name, type, createdAt }: StoredFile,
  bytes: Blob,
  nameFile: NameFile,
  namePicture: NamesInFolder,
): Promise<void> {
  if (noteId === null) {
    const path = namePicture(`${names.picture}${pictureEndings[type] ?? ''}`, names.file)
    return archive.add(path, bytes, { kind: 'picture', noteId, fileId, name, type }, createdAt)
  }
  const path = nameFile({ noteId, name })
  await archive.add(path, bytes, { kind: 'file', noteId, fileId, name, type }, createdAt)
}
