import { createServer } from 'node:http'
import { startAuthProxy } from './authProxy/authProxy.ts'
import { AuthEmulator, createAuthApp } from './firebaseTools.ts'
import { serve } from './httpService.ts'
import { HOST, PROJECT_ID } from './ports.ts'
import { requestAsAdmin } from './requestAsAdmin.ts'
import type { Service } from './service.ts'

type AuthOptions = {
  /** The public port. */
  readonly port: number
  /** The folder of an earlier export, if there is one. */
  readonly kept: string | undefined
  /** Returned by `/local-firebase/status`. */
  readonly missing: readonly string[]
}

/** Requests may name any project, each with its own accounts. */
const ANY_PROJECT = 0

/** Starts the Auth emulator of firebase-tools in this process, behind the local proxy. */
export async function startAuth({ port, kept, missing }: AuthOptions): Promise<Service> {
  // Not `AuthEmulator.start`: it can't choose a free port itself, and a free port found for it is
  // often taken 4 s later, when it listens.
  const app = await createAuthApp(PROJECT_ID, ANY_PROJECT)
  const emulator = await serve(createServer(app), 0)
  try {
    if (kept) await importAccounts(emulator.port, kept)
    await protectEmails(`http://${HOST}:${emulator.port}`)
    const proxy = await startAuthProxy({ port, emulatorPort: emulator.port, missing })
    return {
      async stop() {
        await proxy.stop()
        await emulator.stop()
      },
    }
  } catch (error) {
    await emulator.stop()
    throw error
  }
}

async function importAccounts(port: number, kept: string): Promise<void> {
  const singleProjectMode = ANY_PROJECT
  const importer = new AuthEmulator({ host: HOST, port, projectId: PROJECT_ID, singleProjectMode })
  try {
    await importer.importData(kept, PROJECT_ID, { initiatedBy: PROJECT_ID })
  } catch (error) {
    throw new Error(`The saved accounts can’t be read. Delete ${kept} and start again.`, {
      cause: error,
    })
  }
}

/** Turns on email enumeration protection, the default of new Firebase projects. */
async function protectEmails(origin: string): Promise<void> {
  await requestAsAdmin('PATCH', `${origin}/emulator/v1/projects/${PROJECT_ID}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  })
}
