import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const SUFFIX = 'Machine.ts'

/** The folders of the app's machines. */
export const MACHINE_FOLDERS: readonly string[] = [
  join(PROJECT_ROOT, 'src', 'machines'),
  join(PROJECT_ROOT, 'src', 'dev'),
  join(PROJECT_ROOT, 'products', 'notebook', 'machines'),
]

/** A file with one machine. `authMachine.ts` has the name `auth`. */
export type MachineFile = {
  readonly name: string
  readonly machine: AnyStateMachine
}

/**
 * Imports every `<name>Machine.ts` in the given folders, or in the app's own, sorted by name. Ignores missing
 * folders.
 *
 * @throws if a file doesn't export a machine of its own name.
 */
export async function loadMachines(folders = MACHINE_FOLDERS): Promise<MachineFile[]> {
  const paths = await Promise.all(folders.filter(existsSync).map(machinesIn))
  return Promise.all(paths.flat().toSorted(byName).map(loadMachine))
}

async function machinesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith(SUFFIX)).map((file) => join(folder, file))
}

function byName(one: string, other: string): number {
  return basename(one) < basename(other) ? -1 : 1
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
