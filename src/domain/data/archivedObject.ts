import type { ArchiveEntry } from './archiveManifest.ts'
import { namesInFolder, type NamesInFolder } from './namesInFolder.ts'
import { isRecord } from './readManifest.ts'

/** The kind of the entries that are objects in the folders of an existing app. */
export const objectKind = 'object'

/** Details of an entry's object, whose name may contain characters that no file name can. */
export type ObjectDetails = {
  /** Where it was in Storage, below the person's folder, such as `photos/beach.jpg`. */
  object: string
  type: string
  metadata: Readonly<Record<string, string>>
}

export type ObjectEntry = ArchiveEntry & ObjectDetails & { kind: typeof objectKind }

export function isObjectEntry(entry: ArchiveEntry): entry is ObjectEntry {
  const { kind, object, type, metadata } = entry
  return (
    kind === objectKind &&
    typeof object === 'string' &&
    object !== '' &&
    typeof type === 'string' &&
    isRecord(metadata) &&
    Object.values(metadata).every((value) => typeof value === 'string')
  )
}

/**
 * Creates the paths of objects in an archive: safe, unique, and in the folders in which the objects are.
 *
 * @param taken how many documents the archive has in a folder with this name, as `1.json` and so on.
 */
export function objectPaths(taken: (folder: string) => number): (object: string) => string {
  const names = new Map<string, NamesInFolder>()
  const folders = new Map<string, string>()
  const namesIn = (folder: string): NamesInFolder => {
    const known = names.get(folder)
    if (known) return known
    const made = namesInFolder()
    names.set(folder, made)
    for (let count = 1; count <= taken(folder); count += 1) made(`${count}.json`, '')
    return made
  }
  const folderOf = (object: string): string => {
    if (!object.includes('/')) return object
    const made = folders.get(object) ?? pathOf(object)
    folders.set(object, made)
    return made
  }
  const pathOf = (object: string): string => {
    const slash = object.lastIndexOf('/')
    const folder = folderOf(object.slice(0, slash))
    return `${folder}/${namesIn(folder)(object.slice(slash + 1), 'untitled')}`
  }
  return pathOf
}
