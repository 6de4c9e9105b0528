import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requestAsAdmin } from './requestAsAdmin.ts'
import { keptDataOf, replaceKeptData } from './keptData.ts'
import type { KeptService } from './keptData.ts'
import { HOST, PROJECT_ID } from './ports.ts'
import type { LocalPorts } from './ports.ts'

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
