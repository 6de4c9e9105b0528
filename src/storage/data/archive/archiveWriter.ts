import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { AccountDetails } from '../../../domain/account/accountDetails.ts'
import type { ArchiveWriter, EntryContent } from '../../../domain/data/archive.ts'
import {
  archiveFormat,
  manifestPath,
  type ArchiveEntry,
  type ArchiveManifest,
  type EntryDetails,
} from '../../../domain/data/archiveManifest.ts'
import type { PackedItems } from '../../../domain/data/exportProgress.ts'
import { hexDigest } from '../../../domain/digest.ts'

/** Whether compression pays off; all other file types are compressed already. */
function isCompressible({ type = 'text/plain' }: EntryDetails): boolean {
  return typeof type === 'string' && /^(text\/|application\/json)/.test(type)
}

/** Writes a ZIP archive into a stream. Memory holds the current entry, and the headers of the others. */
function openArchiveWriter(sink: WritableStream<Uint8Array>, now: Date): ArchiveWriter {
  const zip = new ZipWriter(sink, { useWebWorkers: false })
  const entries = new Map<string, ArchiveEntry>()

  const write = async (path: string, bytes: Uint8Array, at: number, details: EntryDetails) => {
    zip.remove(path)
    await zip.add(path, new Uint8ArrayReader(bytes), {
      lastModDate: new Date(at),
      level: isCompressible(details) ? 6 : 0,
    })
  }
  return {
    add: async (path, content, details, at = now.getTime()) => {
      const bytes = await bytesOf(content)
      const size = bytes.length
      const sha256 = await hexDigest('SHA-256', bytes)
      await write(path, bytes, at, details)
      free(bytes)
      entries.delete(path)
      entries.set(path, { ...details, path, size, sha256 })
    },
    finish: async (details) => {
      const exportedAt = now.toISOString()
      const manifest: ArchiveManifest = {
        format: archiveFormat,
        exportedAt,
        ...details,
        entries: [...entries.values()],
      }
      const text = JSON.stringify(manifest, null, 1)
      await write(manifestPath, await bytesOf(text), now.getTime(), { kind: 'manifest' })
      await zip.close()
      return manifest
    },
  }
}

/**
 * Writes an archive: the account, then what `pack` adds, then the manifest.
 *
 * @throws what `pack` or the sink threw.
 */
export async function writeArchive(
  { details, sink, now }: { details: AccountDetails; sink: WritableStream<Uint8Array>; now: Date },
  pack: (archive: Pick<ArchiveWriter, 'add'>) => Promise<PackedItems>,
): Promise<ArchiveManifest> {
  const archive = openArchiveWriter(sink, now)
  await archive.add('account.json', JSON.stringify(details, null, 2), { kind: 'account' })
  const { counts, missing } = await pack(archive)
  return archive.finish({ userId: details.userId, counts, missing })
}

async function bytesOf(content: EntryContent): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  if (content instanceof Blob) return new Uint8Array(await content.arrayBuffer())
  return content
}

/** Absent in older browsers. */
type Transferable = ArrayBuffer & { transfer?: (length: number) => ArrayBuffer }

/** Frees the memory of bytes now. Left to the garbage collector, the files of an export add up first. */
function free({ buffer }: { buffer: Transferable }): void {
  buffer.transfer?.(0)
}
