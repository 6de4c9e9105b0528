import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HOST, PROJECT_ID, type LocalPorts } from './ports.ts'
import { requestAsAdmin } from './requestAsAdmin.ts'

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

type ExportOptions = {
  readonly folder: string
  readonly ports: LocalPorts
  readonly running: ReadonlySet<KeptService>
}

const EXPORTERS = [
  ['auth', exportAuth],
  ['firestore', exportFirestore],
  ['storage', exportStorage],
] as const

/**
 * Replaces the kept data with that of the running services. Data of services that aren't running
 * stays. If a service can't export, it rejects, and all data stays as it was.
 */
export async function exportData({ folder, ports, running }: ExportOptions): Promise<void> {
  await replaceKeptData(folder, async (newFolder) => {
    await Promise.all(
      EXPORTERS.map(([service, exportService]) =>
        running.has(service)
          ? exportService(`http://${HOST}:${ports[service]}`, newFolder)
          : carryOver(folder, newFolder, service),
      ),
    )
  })
}

/** In the format that `AuthEmulator.importData` reads. */
async function exportAuth(origin: string, newFolder: string): Promise<void> {
  const project = `${origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}`
  const accounts = await requestAsAdmin('GET', `${project}/accounts:batchGet?maxResults=-1`)
  const config = await requestAsAdmin('GET', `${origin}/emulator/v1/projects/${PROJECT_ID}/config`)
  const target = join(newFolder, 'auth')
  await mkdir(target)
  await writeFile(join(target, 'accounts.json'), accounts)
  await writeFile(join(target, 'config.json'), config)
}

async function exportFirestore(origin: string, newFolder: string): Promise<void> {
  await requestAsAdmin('POST', `${origin}/emulator/v1/projects/${PROJECT_ID}:export`, {
    database: `projects/${PROJECT_ID}/databases/(default)`,
    export_directory: newFolder,
    export_name: 'firestore',
  })
}

async function exportStorage(origin: string, newFolder: string): Promise<void> {
  const target = join(newFolder, 'storage')
  await mkdir(target)
  await requestAsAdmin('POST', `${origin}/internal/export`, { path: target })
}

async function carryOver(folder: string, newFolder: string, service: KeptService): Promise<void> {
  const kept = keptDataOf(folder, service)
  if (kept) await cp(kept, join(newFolder, service), { recursive: true })
}
