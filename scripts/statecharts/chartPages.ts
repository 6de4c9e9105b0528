import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { toMermaid } from './mermaid.ts'

/** The folder of the pages. */
export const chartFolder = join(PROJECT_ROOT, 'docs/statecharts')

const machineFolders = ['src/machines', 'src/dev', 'products/notebook/machines']

const suffix = 'Machine.ts'

/** `authMachine.ts` has the name `auth`. */
type NamedMachine = readonly [name: string, machine: AnyStateMachine]

/**
 * The pages with the charts of all machines, and their index, by file name.
 *
 * @throws if a file doesn't export a machine of its own name.
 */
export async function chartPages(): Promise<ReadonlyMap<string, string>> {
  const files = (await Promise.all(machineFolders.map(machinesIn))).flat()
  const machines = await Promise.all(files.toSorted(byName).map(loadMachine))
  return new Map([
    ['README.md', toIndex(machines)],
    ...machines.map((each) => [`${each[0]}.md`, toPage(each)] as const),
  ])
}

async function machinesIn(folder: string): Promise<string[]> {
  const path = join(PROJECT_ROOT, folder)
  const files = await readdir(path, { recursive: true })
  return files.filter((file) => file.endsWith(suffix)).map((file) => join(path, file))
}

function byName(one: string, other: string): number {
  return basename(one) < basename(other) ? -1 : 1
}

async function loadMachine(path: string): Promise<NamedMachine> {
  const name = basename(path, suffix)
  const exports = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>
  const machine = exports[`${name}Machine`]
  if (machine instanceof StateMachine) return [name, machine]
  throw new Error(`${path} must export a machine with the name ${name}Machine.`)
}

function toPage([name, machine]: NamedMachine): string {
  const purpose = [machine.root.description ?? []].flat()
  const chart = `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n`
  return [`# ${name}`, ...purpose, chart].join('\n\n')
}

function toIndex(machines: readonly NamedMachine[]): string {
  const entries = machines.map(([name, { root }]) => {
    const purpose = root.description === undefined ? '' : `: ${root.description}`
    return `- [${name}](${name}.md)${purpose}\n`
  })
  return [
    '# Statecharts',
    '`npm run charts` writes these pages from the machines in `src/machines`, `src/dev`, and `products/notebook/machines`.',
    entries.join(''),
  ].join('\n\n')
}
