import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A service whose data can be kept. Its data lies in a folder of its name. */
export type KeptService = 'auth' | 'firestore' | 'storage'

/** Puts the former data back in its place if `replaceKeptData` was interrupted by a crash. */
export async function repairKeptData(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(former(folder))) await rename(former(folder), folder)
}

/** The folder with the kept data of one service, or undefined when there is none. */
export function keptDataOf(folder: string, service: KeptService): string | undefined {
  const path = join(folder, service)
  return existsSync(path) ? path : undefined
}

/**
 * Fills a new folder by `write`, and gives it the place of the former one when it is whole.
 * The former data stays if `write` rejects. After a crash `repairKeptData` finds it.
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
