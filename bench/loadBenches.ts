import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BenchOptions } from './benchOptions.ts'
import type { Report } from './report.ts'

type Bench = (options: BenchOptions) => Promise<Report>

const suffix = 'Bench.ts'

/** All benchmarks by name: each file `<name>Bench.ts` exports one. */
export async function loadBenches(): Promise<ReadonlyMap<string, Bench>> {
  const benches = new Map<string, Bench>()
  for (const file of await readdir(import.meta.dirname, { recursive: true })) {
    if (!file.endsWith(suffix)) continue
    const name = basename(file, suffix)
    const exported: unknown = await import(pathToFileURL(join(import.meta.dirname, file)).href)
    const bench = (exported as Record<string, Bench>)[`${name}Bench`]
    if (bench) benches.set(name, bench)
  }
  return benches
}
