import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const SUFFIX = 'Machine.ts'

/** Where the machines of the app stand. */
export const MACHINES_FOLDER = join(PROJECT_ROOT, 'src', 'machines')

/** A file with one machine: `authMachine.ts` has the name `auth`. */
export type MachineFile = {
  readonly name: string
  readonly machine: AnyStateMachine
}

/**
 * Imports every `<name>Machine.ts` of a folder, of the app's own if none is given, sorted by name. Throws
 * when one does not export a machine by its own name.
 */
export async function loadMachines(folder = MACHINES_FOLDER): Promise<MachineFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(SUFFIX)).toSorted()
  return Promise.all(files.map((file) => loadMachine(join(folder, file))))
}

async function loadMachine(path: string): Promise<MachineFile> {
  const name = basename(path, SUFFIX)
  const exports: unknown = await import(pathToFileURL(path).href)
  const machine = memberOf(exports, `${name}Machine`)
  if (machine instanceof StateMachine) return { name, machine }
  throw new Error(`${path} must export a machine with the name ${name}Machine.`)
}

function memberOf(exports: unknown, name: string): unknown {
  return typeof exports === 'object' && exports !== null ? Reflect.get(exports, name) : undefined
}
