import { BlobReader, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { OpenedArchive, RefuseEntries } from '../../../domain/data/archive.ts'
import {
  isAccountEntry,
  manifestSizeLimit,
  manifestPath,
} from '../../../domain/data/archiveManifest.ts'
import { isSafePath, readManifest, type ArchiveRefusal } from '../../../domain/data/readManifest.ts'
import { hexDigest } from '../../../domain/digest.ts'

/**
 * Opens a ZIP archive of this app. Its content is not trusted: unsafe paths are refused, and nothing is unpacked
 * beyond the size that the manifest states.
 *
 * @throws `ArchiveFault` if it is not an archive of this app, or was changed.
 */
export async function openArchive(archive: Blob, refusalOf: RefuseEntries): Promise<OpenedArchive> {
  const files = await readEntries(archive)
  const found = files.get(manifestPath)
  if (!found) throw new ArchiveFault('not-ours')
  if (found.uncompressedSize > manifestSizeLimit) throw new ArchiveFault('too-large')
  const text = new TextDecoder().decode(await unpack(found, found.uncompressedSize))
  const manifest = readManifest(text)
  if (typeof manifest === 'string') throw new ArchiveFault(manifest)
  if (!manifest.entries.every(({ path }) => files.has(path))) throw new ArchiveFault('damaged')
  const entries = manifest.entries.filter((entry) => !isAccountEntry(entry))
  const refusal = refusalOf(entries)
  if (refusal) throw new ArchiveFault(refusal)
  return {
    manifest,
    entries,
    read: async ({ path, size, sha256 }) => {
      const file = files.get(path)
      if (file?.uncompressedSize !== size) throw new ArchiveFault('damaged')
      const bytes = await unpack(file, size)
      if ((await hexDigest('SHA-256', bytes)) !== sha256) throw new ArchiveFault('damaged')
      return bytes
    },
  }
}

async function readEntries(archive: Blob): Promise<Map<string, FileEntry>> {
  const files = new Map<string, FileEntry>()
  const reader = new ZipReader(new BlobReader(archive), {
    useWebWorkers: false,
    checkOverlappingEntry: true,
  })
  try {
    for await (const file of reader.getEntriesGenerator()) {
      if (file.directory) continue
      if (files.has(file.filename) || !isSafePath(file.filename)) throw new ArchiveFault('damaged')
      files.set(file.filename, file)
    }
  } catch (error) {
    throw faultIn(error, 'not-ours')
  }
  return files
}

/**
 * Unpacks an entry of an archive. Stops at the first byte beyond the expected size, because the size that it
 * states may be false.
 *
 * @throws `ArchiveFault` if its size is wrong, or it can't be unpacked.
 */
async function unpack(file: FileEntry, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  let done = 0
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => {
      if (done + chunk.length > size) throw new ArchiveFault('damaged')
      bytes.set(chunk, done)
      done += chunk.length
    },
  })
  try {
    await file.getData(sink, { checkSignature: true })
  } catch (error) {
    throw faultIn(error, 'damaged')
  }
  if (done !== size) throw new ArchiveFault('damaged')
  return bytes
}

/** Why an archive is refused. */
export class ArchiveFault extends Error {
  readonly refusal: ArchiveRefusal

  constructor(refusal: ArchiveRefusal) {
    super(`The archive was rejected: ${refusal}.`)
    this.refusal = refusal
  }
}

/** The fault that a read error means. The library's errors have messages, but no codes. */
function faultIn(error: unknown, refusal: ArchiveRefusal): ArchiveFault {
  if (error instanceof ArchiveFault) return error
  const isOfDisk = error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name)
  return new ArchiveFault(isOfDisk ? 'unreadable' : refusal)
}
