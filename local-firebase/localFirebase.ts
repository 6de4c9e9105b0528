import { resolve } from 'node:path'
import { localAddresses } from './addresses.ts'
import { startAuth } from './authEmulator.ts'
import { findEngines } from './engines.ts'
import type { Engines } from './engines.ts'
import { errorText, firstLine } from './errorText.ts'
import { exportData } from './exportData.ts'
import { startFirestore } from './firestoreEmulator.ts'
import { requireFreePorts } from './freePorts.ts'
import { keptDataOf, repairKeptData } from './keptData.ts'
import type { KeptService } from './keptData.ts'
import type { LocalPorts } from './ports.ts'
import { startTogether, tolerate } from './service.ts'
import type { Service } from './service.ts'
import { startStorage } from './storageEmulator.ts'

export type LocalFirebaseOptions = {
  readonly ports: LocalPorts
  /** The folder in which the data outlives a restart. Without it every start is fresh. */
  readonly keepIn?: string | undefined
  /** The programs behind Firestore and Storage. Without them this machine is searched. */
  readonly engines?: Engines | undefined
  /** Told why a service could not start, or ended by itself. By default standard error is told. */
  readonly tell?: (text: string) => void
}

export type LocalFirebase = {
  /** A sentence for each service that is not running: why, and what to do. It may grow. */
  readonly missing: readonly string[]
  /** What is running. It may shrink. */
  readonly running: ReadonlySet<KeptService>
  /**
   * Keeps the data if it is to be kept, and ends everything: no process, port or temporary file
   * remains. Rejects, after having ended everything, when the data could not be kept.
   */
  stop(): Promise<void>
}

const OLD_JAVA = 'Its program needs a newer version of Java: install 21 or later. '
const NAMES = { firestore: 'Firestore', storage: 'Storage' } as const

/**
 * Starts Auth, Firestore and Storage with the rules of this project, and creates the demo person.
 * Auth always runs. What else this machine cannot run is named in `missing`. Rejects with a
 * sentence for people when a port is taken. A process runs at most one local Firebase at a time.
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const { ports, tell = tellStandardError } = options
  const { auth, firestore, storage } = ports
  await requireFreePorts({ auth, firestore, storage })

  const folder = options.keepIn && resolve(options.keepIn)
  if (folder) await repairKeptData(folder)
  const kept = (service: KeptService) => (folder ? keptDataOf(folder, service) : undefined)

  const engines = options.engines ?? (await findEngines())
  const missing = [...engines.missing]
  const running = new Set<KeptService>(['auth'])

  const optional = (service: keyof typeof NAMES, start: Promise<Service> | undefined) => {
    if (!start) return []
    running.add(service)
    const withoutIt = (reason: unknown) => {
      const why = errorText(reason)
      const text = `${NAMES[service]} is not running. ${isJavaTooOld(why) ? OLD_JAVA : ''}${why}`
      running.delete(service)
      missing.push(firstLine(text))
      tell(text)
    }
    return [tolerate(start, withoutIt)]
  }
  const services = await startTogether([
    ...optional(
      'firestore',
      engines.firestore &&
        startFirestore({
          command: engines.firestore,
          port: firestore,
          kept: kept('firestore'),
          tell,
        }),
    ),
    ...optional(
      'storage',
      engines.storageRules &&
        startStorage({
          command: engines.storageRules,
          port: storage,
          firestore: localAddresses(ports).firestore,
          kept: kept('storage'),
        }),
    ),
    // Last, because this start keeps the process busy while the others start beside it.
    startAuth({ port: auth, kept: kept('auth'), missing }),
  ])

  const stop = async () => {
    try {
      if (folder) await exportData({ folder, ports, running })
    } catch (error) {
      throw new Error(`The data could not be kept. ${folder} is as it was.`, { cause: error })
    } finally {
      await services.stop()
    }
  }
  let stopping: Promise<void> | undefined
  return { missing, running, stop: () => (stopping ??= stop()) }
}

/** What firebase-tools downloads is built for newer versions of Java than what comes with the Google Cloud CLI. */
function isJavaTooOld(why: string): boolean {
  return why.includes('UnsupportedClassVersionError')
}

function tellStandardError(text: string): void {
  process.stderr.write(`${text}\n`)
}
