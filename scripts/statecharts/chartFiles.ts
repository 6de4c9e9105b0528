import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { loadMachines, MACHINE_FOLDERS } from './machineFiles.ts'
import { toIndex, toPage } from './markdown.ts'
import { toSvg } from './svg.ts'

/** The folders of the machines, and the folder of their charts. */
export type ChartFolders = { readonly machines: readonly string[]; readonly charts: string }

const PROJECT: ChartFolders = {
  machines: MACHINE_FOLDERS,
  charts: join(PROJECT_ROOT, 'docs', 'statecharts'),
}

/**
 * Writes the charts of all machines, and deletes those without a machine. Returns the names of the written
 * files.
 */
export async function writeCharts(folders: ChartFolders = PROJECT): Promise<string[]> {
  const charts = await renderCharts(folders)
  const leftOver = [...(await readFiles(folders.charts)).keys()].filter((name) => !charts.has(name))
  await mkdir(folders.charts, { recursive: true })
  await Promise.all([
    ...[...charts].map(([name, text]) => writeFile(join(folders.charts, name), text)),
    ...leftOver.map((name) => rm(join(folders.charts, name))),
  ])
  return [...charts.keys()]
}

/** One sentence for each outdated, missing, or leftover chart. */
export async function staleCharts(folders: ChartFolders = PROJECT): Promise<string[]> {
  const charts = await renderCharts(folders)
  const written = await readFiles(folders.charts)
  const names = [...new Set([...charts.keys(), ...written.keys()])].toSorted()
  return names.flatMap((name) => {
    const problem = compare(charts.get(name), written.get(name))
    return problem === null ? [] : [`${name} is ${problem}.`]
  })
}

function compare(chart: string | undefined, written: string | undefined): string | null {
  if (chart === written) return null
  if (chart === undefined) return 'left over'
  return written === undefined ? 'missing' : 'stale'
}

async function renderCharts({ machines }: ChartFolders): Promise<Map<string, string>> {
  const files = await loadMachines(machines)
  const charts = new Map([['README.md', toIndex(files)]])
  for (const file of files) {
    charts.set(`${file.name}.md`, toPage(file))
    charts.set(`${file.name}.svg`, await toSvg(file.machine))
  }
  return charts
}

async function readFiles(folder: string): Promise<Map<string, string>> {
  const names = existsSync(folder) ? await readdir(folder) : []
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, texts[index] ?? '']))
}
