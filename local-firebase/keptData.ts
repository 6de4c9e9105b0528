import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A service whose data can be kept, in a folder with its name. */
export type KeptService = 'auth' | 'firestore' | 'storage'

/** Restores the previous data if a crash interrupted `replaceKeptData`. */
export async function repairKeptData(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(former(folder))) await rename(former(folder), folder)
}

/** Returns the folder with a service's kept data, if there is one. */
export function keptDataOf(folder: string, service: KeptService): string | undefined {
  const path = join(folder, service)
  return existsSync(path) ? path : undefined
}

/**
 * Calls `write` with a new folder, which then replaces the previous one. If `write` rejects, the
 * previous data stays. After a crash, `repairKeptData` restores it.
 */
export async function replaceKeptData(
  folder: string,
  write: (newFolder: string) => Promise<void>,
): Promise<void> {
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  await write(fresh)
  await rm(former(folder), { recursive: true, force: true })
  if (existsSync(folder)) await rename(folder, former(folder))
  await rename(fresh, folder)
  await rm(former(folder), { recursive: true, force: true })
}

function former(folder: string): string {
  return `${folder}.old`
}
