import {
  archiveSizeLimit,
  entryLimit,
  entrySizeLimit,
  archiveFormat,
  isFileEntry,
  manifestPath,
  noCounts,
  type ArchiveCounts,
  type ArchiveEntry,
  type ArchiveManifest,
} from './archiveManifest.ts'
import { fileNameLimit } from './fileLimits.ts'
import { isUuid } from './uuid.ts'

/** Why an archive is not taken. Nothing has been changed then. */
export type ArchiveRefusal =
  /** No ZIP archive, or none that this app made. */
  | 'not-ours'
  /** Made by this app, in a format that it does not know yet. */
  | 'newer'
  /** Something is not as its manifest says. */
  | 'damaged'
  /** Larger than anything that this app makes. */
  | 'too-large'
  /** The browser cannot read it any more: it was moved, or changed. */
  | 'unreadable'

/** Reads what an archive says about itself, and believes nothing that cannot be. */
export function readManifest(text: string): ArchiveManifest | ArchiveRefusal {
  const manifest = parsed(text)
  if (!isRecord(manifest) || typeof manifest['format'] !== 'string') return 'not-ours'
  if (manifest['format'] !== archiveFormat) {
    return manifest['format'].startsWith('gatehouse-export-') ? 'newer' : 'not-ours'
  }
  const { exportedAt, userId, counts, entries, missing } = manifest
  if (typeof exportedAt !== 'string' || Number.isNaN(Date.parse(exportedAt))) return 'damaged'
  if (typeof userId !== 'string' || !Array.isArray(entries) || !Array.isArray(missing)) {
    return 'damaged'
  }
  if (entries.length > entryLimit) return 'too-large'
  if (!entries.every(isEntry)) return 'damaged'
  const sizes = entries.map(({ size }) => size).reduce((sum, size) => sum + size, 0)
  if (sizes > archiveSizeLimit) return 'too-large'
  if (entries.some(({ kind, size }) => size > entrySizeLimit(kind))) return 'too-large'
  if (!isRecord(counts) || !areTrue(counts, entries) || !areDistinct(entries)) return 'damaged'
  return manifest as ArchiveManifest
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const kinds: readonly unknown[] = [
  'account',
  'text',
  'note',
  'row',
  'file',
  'picture',
  'upload',
] satisfies ArchiveEntry['kind'][]

function isEntry(value: unknown): value is ArchiveEntry {
  if (!isRecord(value)) return false
  const { path, size, sha256, kind, noteId, fileId, name, type } = value
  if (typeof path !== 'string' || path === manifestPath || !isSafePath(path)) return false
  if (!isWhole(size) || typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) return false
  if (!kinds.includes(kind)) return false
  if (kind === 'account' || kind === 'text') return true
  if (kind === 'note' || kind === 'row') return isId(noteId)
  const isFileName = typeof name === 'string' && name !== '' && name.length <= fileNameLimit
  return (
    isId(fileId) &&
    isFileName &&
    typeof type === 'string' &&
    size > 0 &&
    (kind === 'picture' ? noteId === null : isId(noteId))
  )
}

/** Whether a path stays in the folder that an archive is unpacked to. */
export function isSafePath(path: string): boolean {
  // Only somebody else can have written these: this app never does.
  if (/[\\:\p{Cc}]/u.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && isUuid(value)
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function areTrue(counts: Record<string, unknown>, entries: readonly ArchiveEntry[]): boolean {
  if (!Object.keys(noCounts).every((name) => isWhole(counts[name]))) return false
  const said = counts as ArchiveCounts
  const files = entries.filter(({ kind }) => kind === 'file' || kind === 'picture')
  return (
    said.notes === entries.filter(({ kind }) => kind === 'note').length &&
    said.files === files.length &&
    said.bytes === files.reduce((sum, { size }) => sum + size, 0) &&
    said.unsynced === entries.filter(({ kind }) => kind === 'row' || kind === 'upload').length
  )
}

/** No path, note or file stands there twice. */
function areDistinct(entries: readonly ArchiveEntry[]): boolean {
  const names = entries.flatMap((entry) => {
    const path = `path ${entry.path}`
    if (isFileEntry(entry)) return [path, `file ${entry.fileId}`]
    return 'noteId' in entry ? [path, `${entry.kind} ${entry.noteId}`] : [path]
  })
  return new Set(names).size === names.length
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
