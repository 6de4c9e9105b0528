import {
  archiveFormat,
  archiveSizeLimit,
  entryLimit,
  entrySizeLimit,
  manifestPath,
  type ArchiveEntry,
  type ArchiveManifest,
} from './archiveManifest.ts'

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

/**
 * Reads what an archive says about itself, and believes nothing that cannot be. Of the product's entries it
 * knows their paths, sizes and sums.
 */
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
  if (!isRecord(counts) || !Object.values(counts).every(isWhole)) return 'damaged'
  if (!areDistinct(entries) || !missing.every(isMissing)) return 'damaged'
  return manifest as ArchiveManifest
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isEntry(value: unknown): value is ArchiveEntry {
  if (!isRecord(value)) return false
  const { path, size, sha256, kind } = value
  if (typeof path !== 'string' || path === manifestPath || !isSafePath(path)) return false
  if (!isWhole(size) || typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) return false
  return typeof kind === 'string'
}

/** Whether a path stays in the folder that an archive is unpacked to. */
export function isSafePath(path: string): boolean {
  // Only somebody else can have written these: this app never does.
  if (/[\\:\p{Cc}]/u.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isMissing(value: unknown): boolean {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['why'] === 'string'
}

/** No path stands there twice. */
function areDistinct(entries: readonly ArchiveEntry[]): boolean {
  return new Set(entries.map(({ path }) => path)).size === entries.length
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
