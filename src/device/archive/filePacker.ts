import { namesInFolder } from '../../domain/namesInFolder.ts'
import type { StoredFile } from '../../domain/storedFile.ts'
import { filePaths, type Packing } from './packing.ts'

const pictureEndings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

/** Packs files that are whole. One that cannot be read is named, and does not keep the others back. */
export function filePacker(packing: Packing): (file: StoredFile) => Promise<void> {
  const { source, archive, names, counts, missing, files, tell } = packing
  const nameFile = filePaths('files', packing)
  const namePicture = namesInFolder()
  const add = ({ id: fileId, noteId, name, type, createdAt }: StoredFile, bytes: Blob) => {
    if (noteId === null) {
      const path = namePicture(`${names.picture}${pictureEndings[type] ?? ''}`, names.file)
      return archive.add(path, bytes, { kind: 'picture', noteId, fileId, name, type }, createdAt)
    }
    const path = nameFile({ noteId, name })
    return archive.add(path, bytes, { kind: 'file', noteId, fileId, name, type }, createdAt)
  }
  return async (file) => {
    const { noteId, id: fileId, name, size } = file
    const bytes = await source.bytes(file)
    tell()
    files.add(fileId)
    if (bytes && bytes.size > 0) {
      await add(file, bytes)
      counts.files += 1
      counts.bytes += bytes.size
    } else {
      missing.push({ noteId, fileId, name, size, why: 'unreadable' })
    }
    tell()
  }
}
