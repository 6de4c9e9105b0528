import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmulatorRegistry, NotFoundError, StorageEmulator } from './firebaseTools.ts'
import type { StorageEmulatorOptions, StorageRulesFile } from './firebaseTools.ts'
import type { ChildCommand } from './java/child.ts'
import { HOST, PROJECT_ID } from './ports.ts'
import { localRules, rulesFiles } from './rulesFiles.ts'
import type { Service } from './service.ts'
import { documentFinder } from './storageRules/documentFinder.ts'
import { RulesRuntime } from './storageRules/rulesRuntime.ts'

type StorageOptions = {
  /** The program that evaluates the rules. */
  readonly command: ChildCommand
  readonly port: number
  /** The URL of the Firestore whose documents the rules read. */
  readonly firestore: string
  /** The folder of an earlier export, if there is one. */
  readonly kept: string | undefined
}

/**
 * Starts the Storage emulator of firebase-tools in this process, with a rules runtime next to it.
 */
export async function startStorage(storage: StorageOptions): Promise<Service> {
  const { command, port, firestore, kept } = storage
  const rules = { name: rulesFiles.storage, content: await localRules('storage') }
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
    await requireRuleset(emulator, rules)
    if (kept) emulator.storageLayer.import(kept, { initiatedBy: PROJECT_ID })
    return { crash: runtime.crash, stop }
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

/** With rules that don't compile, firebase-tools starts silently and denies everything. */
async function requireRuleset(emulator: StorageEmulator, rules: StorageRulesFile): Promise<void> {
  if (emulator.rulesManager.getRuleset()) return
  const { errors } = await emulator.replaceRules(rules)
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
