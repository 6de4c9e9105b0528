import {
  archiveFormat,
  manifestPath,
  type ArchiveEntry,
  type ArchiveManifest,
  type EntryDetails,
} from '../../domain/data/archiveManifest.ts'
import type { AccountDetails } from '../../domain/account/accountDetails.ts'
import type { PackedContents } from '../../domain/data/exportProgress.ts'
import type { ArchiveWriter, EntryContent } from '../../domain/data/archive.ts'
import { sha256Of } from './digest.ts'
import { openZipWriter } from './zipWriter.ts'

/** The range of dates in a ZIP file, with a day's margin for time zones. */
const earliest = Date.UTC(1980, 0, 2)
const latest = Date.UTC(2107, 0, 1)

/** Whether compression pays off; all other file types are compressed already. */
function isCompressible({ type = 'text/plain' }: EntryDetails): boolean {
  return typeof type === 'string' && /^(text\/|application\/json)/.test(type)
}

/** Writes a ZIP archive into a stream. Memory holds the current entry, and a line about each of the others. */
function openArchiveWriter(sink: WritableStream<Uint8Array>, now: Date): ArchiveWriter {
  const zip = openZipWriter(sink)
  const entries = new Map<string, ArchiveEntry>()

  const write = (path: string, bytes: Uint8Array<ArrayBuffer>, at: number, facts: EntryDetails) =>
    zip.add({
      path,
      bytes,
      changedAt: new Date(Math.min(Math.max(at, earliest), latest)),
      isCompressible: isCompressible(facts),
    })
  return {
    add: async (path, content, facts, at = now.getTime()) => {
      const bytes = await bytesOf(content)
      const size = bytes.length
      const sha256 = await sha256Of(bytes)
      await write(path, bytes, at, facts)
      free(bytes)
      entries.delete(path)
      entries.set(path, { ...facts, path, size, sha256 })
    },
    finish: async (facts) => {
      const exportedAt = now.toISOString()
      const manifest: ArchiveManifest = {
        format: archiveFormat,
        exportedAt,
        ...facts,
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
  facts: AccountDetails,
  sink: WritableStream<Uint8Array>,
  now: Date,
  pack: (archive: Pick<ArchiveWriter, 'add'>) => Promise<PackedContents>,
): Promise<ArchiveManifest> {
  const archive = openArchiveWriter(sink, now)
  await archive.add('account.json', JSON.stringify(facts, null, 2), { kind: 'account' })
  const { counts, missing } = await pack(archive)
  return archive.finish({ userId: facts.userId, counts, missing })
}

async function bytesOf(content: EntryContent): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  if (content instanceof Uint8Array) return content
  return new Uint8Array(await content.arrayBuffer())
}

/** Absent in older browsers. */
type Transferable = ArrayBuffer & { transfer?: (length: number) => ArrayBuffer }

/** Frees the memory of bytes now. Left to the garbage collector, the files of an export add up first. */
function free({ buffer }: { buffer: Transferable }): void {
  buffer.transfer?.(0)
}
