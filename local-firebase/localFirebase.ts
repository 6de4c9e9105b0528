import { resolve } from 'node:path'
import { startAuth } from './authEmulator.ts'
import { createDemoUser } from './demoUser.ts'
import { errorText, firstLine } from './errorText.ts'
import { startFirestore } from './firestoreEmulator.ts'
import { requireFreePorts } from './freePorts.ts'
import { findJavaPrograms } from './javaPrograms.ts'
import type { JavaPrograms } from './javaPrograms.ts'
import { exportData, keptDataOf, repairKeptData, type KeptService } from './keptData.ts'
import { localUrls } from './localUrls.ts'
import type { LocalPorts } from './ports.ts'
import { startTogether, tolerate } from './service.ts'
import type { Service } from './service.ts'
import { startStorage } from './storageEmulator.ts'

type LocalFirebaseOptions = {
  readonly ports: LocalPorts
  /** The folder for data that survives a restart. Without it, each start is fresh. */
  readonly keepIn?: string | undefined
  /** The programs for Firestore and Storage. By default, those found on this machine. */
  readonly programs?: JavaPrograms | undefined
  /** Called when a service can't start or ends by itself. By default, writes to standard error. */
  readonly print?: (text: string) => void
}

export type LocalFirebase = {
  /** One sentence for each service that isn't running: why, and what to do. It may grow. */
  readonly missing: readonly string[]
  /** The running services. It may shrink. */
  readonly running: ReadonlySet<KeptService>
  /**
   * Saves the data if requested, and stops everything: no process, port, or temporary file is left.
   * If the data can't be saved, it stops everything and then rejects.
   */
  stop(): Promise<void>
}

const OLD_JAVA = 'Its program needs a newer version of Java: install 21 or later. '
const NAMES = { firestore: 'Firestore', storage: 'Storage' } as const

/**
 * Starts Auth, Firestore, and Storage with this project's rules, and creates the demo person. Auth
 * always runs; `missing` lists what this machine can't run. Rejects with a sentence for people if a
 * port is taken. A process can run only one local Firebase at a time.
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const { ports, print = printToStandardError } = options
  const { auth, firestore, storage } = ports
  await requireFreePorts({ auth, firestore, storage })

  const folder = options.keepIn && resolve(options.keepIn)
  if (folder) await repairKeptData(folder)
  const kept = (service: KeptService) => (folder ? keptDataOf(folder, service) : undefined)

  const programs = options.programs ?? (await findJavaPrograms())
  const missing = [...programs.missing]
  const running = new Set<KeptService>(['auth'])

  const optional = (service: keyof typeof NAMES, start: Promise<Service> | undefined) => {
    if (!start) return []
    running.add(service)
    const withoutIt = (reason: unknown) => {
      const why = errorText(reason)
      const text = `${NAMES[service]} is not running. ${isJavaTooOld(why) ? OLD_JAVA : ''}${why}`
      running.delete(service)
      missing.push(firstLine(text))
      print(text)
    }
    return [tolerate(start, withoutIt)]
  }
  const services = await startTogether([
    ...optional(
      'firestore',
      programs.firestore &&
        startFirestore({
          command: programs.firestore,
          port: firestore,
          kept: kept('firestore'),
          print,
        }),
    ),
    ...optional(
      'storage',
      programs.storageRules &&
        startStorage({
          command: programs.storageRules,
          port: storage,
          firestore: localUrls(ports).firestore,
          kept: kept('storage'),
          print,
        }),
    ),
    // Last, because it keeps this process busy while the others start in theirs.
    startAuth({ port: auth, kept: kept('auth'), missing }),
  ])
  try {
    await createDemoUser(ports, running.has('firestore'))
  } catch (error) {
    await services.stop()
    throw error
  }

  const stop = async () => {
    try {
      if (folder) await exportData({ folder, ports, running })
    } catch (error) {
      throw new Error(`The data couldn’t be saved. ${folder} is unchanged.`, { cause: error })
    } finally {
      await services.stop()
    }
  }
  let stopping: Promise<void> | undefined
  return { missing, running, stop: () => (stopping ??= stop()) }
}

/** Jars from firebase-tools need a newer Java than those from the Google Cloud CLI. */
function isJavaTooOld(why: string): boolean {
  return why.includes('UnsupportedClassVersionError')
}

function printToStandardError(text: string): void {
  process.stderr.write(`${text}\n`)
}
