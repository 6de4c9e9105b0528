import {
  archiveFormat,
  entrySizeLimit,
  manifestPath,
  type ArchiveEntry,
  type ArchiveManifest,
} from './archiveManifest.ts'

/** Why an archive is refused. Nothing has been changed. */
export type ArchiveRefusal =
  /** Not a ZIP file, or not made by this app. */
  | 'not-ours'
  /** Made by a newer version of this app. */
  | 'newer'
  /** The content doesn't match the manifest. */
  | 'damaged'
  /** Larger than any archive of this app. */
  | 'too-large'
  /** The browser can't read the file anymore, because it was moved or changed. */
  | 'unreadable'

/**
 * Reads and checks a manifest. Of the product's entries, it checks paths, sizes, and checksum
 * formats only.
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
  if (!entries.every(isEntry)) return 'damaged'
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

/** Returns whether a path stays within the folder that an archive is unpacked to. */
export function isSafePath(path: string): boolean {
  // This app never writes these characters.
  if (/[\\:\p{Cc}]/u.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isMissing(value: unknown): boolean {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['why'] === 'string'
}

/** True if no path is listed twice. */
function areDistinct(entries: readonly ArchiveEntry[]): boolean {
  return new Set(entries.map(({ path }) => path)).size === entries.length
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
