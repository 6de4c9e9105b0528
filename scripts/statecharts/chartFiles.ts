import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { loadMachines, MACHINE_FOLDERS, type MachineFile } from './machineFiles.ts'
import { toMermaid } from './mermaid.ts'

/** The folders of the machines, and the folder of their pages. */
export type ChartPlaces = {
  readonly machines: readonly string[]
  readonly pages: string
}

const PROJECT: ChartPlaces = {
  machines: MACHINE_FOLDERS,
  pages: join(PROJECT_ROOT, 'docs', 'statecharts'),
}

/** Writes all charts. Returns the files that have changed. */
export async function writeCharts(places = PROJECT): Promise<string[]> {
  const changes = await changedFiles(places)
  await mkdir(places.pages, { recursive: true })
  for (const [file, text] of changes) {
    if (text === undefined) await rm(join(places.pages, file))
    else await writeFile(join(places.pages, file), text)
  }
  return [...changes.keys()]
}

/** The files with charts that are out of date, missing, or left over. */
export async function outdatedCharts(places = PROJECT): Promise<string[]> {
  return [...(await changedFiles(places)).keys()]
}

/** By name. A file that is left over has no text. */
async function changedFiles({ machines, pages }: ChartPlaces) {
  const files = await loadMachines(machines)
  const written = await readPages(pages)
  const wanted = new Map(files.map((file) => [`${file.name}.md`, toPage(file)]))
  wanted.set('README.md', toIndex(files))

  const names = [...new Set([...wanted.keys(), ...written.keys()])].toSorted()
  const changed = names.filter((name) => wanted.get(name) !== written.get(name))
  return new Map(changed.map((name) => [name, wanted.get(name)]))
}

function toPage({ name, machine }: MachineFile): string {
  const purpose = [machine.root.description ?? []].flat()
  const chart = `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n`
  return [`# ${name}`, ...purpose, chart].join('\n\n')
}

function toIndex(files: readonly MachineFile[]): string {
  const entries = files.map(({ name, machine }) => {
    const { description } = machine.root
    return `- [${name}](${name}.md)${description === undefined ? '' : `: ${description}`}\n`
  })
  return [
    '# Statecharts',
    '`npm run charts` writes these pages from the machines in `src/machines`, `src/dev`, and `products/notebook/machines`.',
    entries.join(''),
  ].join('\n\n')
}

async function readPages(folder: string): Promise<Map<string, string>> {
  const names = existsSync(folder) ? await readdir(folder) : []
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, texts[index] ?? '']))
}
