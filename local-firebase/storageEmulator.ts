import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmulatorRegistry, NotFoundError, StorageEmulator } from './firebaseTools.ts'
import type { StorageEmulatorOptions, StorageRulesFile } from './firebaseTools.ts'
import type { ChildCommand } from './java/child.ts'
import { HOST, PROJECT_ID } from './ports.ts'
import { localRules } from './rulesFiles.ts'
import type { Service } from './service.ts'
import { documentFinder } from './storageRules/documentFinder.ts'
import { RulesRuntime } from './storageRules/rulesRuntime.ts'
import { watchRules } from './watchRules.ts'

type StorageOptions = {
  /** The program that evaluates the rules. */
  readonly command: ChildCommand
  readonly port: number
  /** The URL of the Firestore whose documents the rules read. */
  readonly firestore: string
  /** The folder of an earlier export, if there is one. */
  readonly kept: string | undefined
  /** Called if changed rules can't be loaded. If they don't compile, nothing is allowed. */
  readonly print: (sentence: string) => void
}

/**
 * Starts the Storage emulator of firebase-tools in this process, with a rules runtime next to it.
 */
export async function startStorage(storage: StorageOptions): Promise<Service> {
  const { command, port, firestore, kept, print } = storage
  const rules = await rulesInUse()
  const runtime = new RulesRuntime({ command, findDocument: documentFinder(firestore) })
  const options = { host: HOST, port, projectId: PROJECT_ID, rules }
  const emulator = new IsolatedStorageEmulator(options, runtime)

  const stop = async () => {
    await EmulatorRegistry.stop('storage')
    await runtime.stop()
  }
  try {
    await EmulatorRegistry.start(emulator)
    refuseDeletedFiles(emulator)
    if (!emulator.rulesManager.getRuleset()) await replaceRules(emulator, rules)
    if (kept) emulator.storageLayer.import(kept, { initiatedBy: PROJECT_ID })
    const load = async () => replaceRules(emulator, await rulesInUse())
    const stopWatching = await watchRules('storage', load, print)
    return {
      crash: runtime.crash,
      stop() {
        stopWatching()
        return stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Answers 404 if a file is deleted while the rules are checked for reading it. firebase-tools would read the bytes
 * that are gone, and the error would end this process.
 */
function refuseDeletedFiles({ storageLayer }: StorageEmulator): void {
  const getObject = storageLayer.getObject.bind(storageLayer)
  storageLayer.getObject = async (request) => {
    const object = await getObject(request)
    if (!object.data) throw new NotFoundError('The file was deleted.')
    return object
  }
}

/** Under the name of no file, because firebase-tools would watch that file and load it as it is. */
async function rulesInUse(): Promise<StorageRulesFile> {
  return { name: 'storage.rules as served', content: await localRules('storage') }
}

/** With rules that don't compile, firebase-tools starts silently and denies everything. This throws their errors. */
async function replaceRules(emulator: StorageEmulator, rules: StorageRulesFile): Promise<void> {
  const { errors } = await emulator.replaceRules(rules)
  if (errors.length > 0)
    throw new Error('storage.rules couldn’t be loaded; the terminal shows why.', {
      cause: errors.join('\n'),
    })
}

/** Uses the given rules runtime, and shares its files with no other emulator on this machine. */
class IsolatedStorageEmulator extends StorageEmulator {
  constructor(options: StorageEmulatorOptions, runtime: RulesRuntime) {
    super(options)
    // The rules manager uses the runtime that is set, so it is created second.
    Object.assign(this, { _rulesRuntime: runtime })
    Object.assign(this, { _rulesManager: this.createRulesManager(options.rules) })
  }

  protected override getPersistenceTmpDir(): string {
    return join(tmpdir(), `gatehouse-storage-${this.args.port}`)
  }
}
