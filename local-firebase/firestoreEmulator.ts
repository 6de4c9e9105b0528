import { join } from 'node:path'
import { startChild } from './java/child.ts'
import type { ChildCommand } from './java/child.ts'
import { HOST, PROJECT_ID } from './ports.ts'
import { requestAsAdmin } from './requestAsAdmin.ts'
import { localRules, rulesFiles } from './rulesFiles.ts'
import type { Service } from './service.ts'
import { untilAnswering } from './untilAnswering.ts'
import { watchRules } from './watchRules.ts'

/** The file of an export that an import starts from. */
const METADATA = 'firestore.overall_export_metadata'

type FirestoreOptions = {
  /** Runs the emulator's jar with Java. */
  readonly command: ChildCommand
  readonly port: number
  /** The folder of an earlier export, if there is one. */
  readonly kept: string | undefined
  /** Called if changed rules can't be loaded. The previous rules stay in force. */
  readonly print: (sentence: string) => void
}

/** Starts the official Firestore emulator in its own process, with this project's rules. */
export async function startFirestore(options: FirestoreOptions): Promise<Service> {
  const { command, port, kept, print } = options
  const origin = `http://${HOST}:${port}`
  const child = startChild({ ...command, args: [...command.args, ...settings(port, kept)] })
  try {
    await untilAnswering(origin, child.crash)
    await loadRules(origin)
  } catch (error) {
    await child.stop()
    throw error
  }

  const stopWatching = await watchRules('firestore', () => loadRules(origin), print)
  return {
    crash: child.crash,
    stop() {
      stopWatching()
      return child.stop()
    },
  }
}

function settings(port: number, kept: string | undefined): string[] {
  const seed = kept ? ['--seed_from_export', join(kept, METADATA)] : []
  return ['--host', HOST, '--port', String(port), '--rules', rulesFiles.firestore, ...seed]
}

/** With rules that don't compile, the emulator starts silently. This request returns the errors. */
async function loadRules(origin: string): Promise<void> {
  const content = await localRules('firestore')
  const rules = { files: [{ name: 'firestore.rules', content }] }
  try {
    await requestAsAdmin('PUT', `${origin}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
      rules,
    })
  } catch (error) {
    throw new Error('firestore.rules couldn’t be loaded; the terminal shows why.', { cause: error })
  }
}
