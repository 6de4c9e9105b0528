import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { codeEquivalents } from './codeEquivalents.ts'

/** How many of a file's faults the tests noticed. */
export type FileScore = {
  readonly total: number
  /** The faults that nobody noticed and that are not listed, as people read them. */
  readonly missed: readonly string[]
}

const folders = ['src/machines', 'src/stores', 'src/domain']

/** Every file that faults can be put into. */
export async function allCode(): Promise<string[]> {
  return filesOf(['ls-files', ...folders])
}

/** The files of them that differ from a commit or branch. */
export async function changedCode(base: string): Promise<string[]> {
  return filesOf(['diff', '--name-only', '--diff-filter=d', base, '--', ...folders])
}

/** The share of faults that has to be noticed, from 0 to 1. */
export function goalFor(file: string): number {
  return file.startsWith('src/machines/') ? 0.9 : 0.95
}

/** Puts one small fault after the other into a file, and lets the tests judge. Takes some minutes for a machine. */
export async function scoreFile(file: string): Promise<FileScore> {
  const lines = (await readFile(join(PROJECT_ROOT, file), 'utf8')).split('\n')
  // Not its option `testFiles`: with it, faults in what is made when a file is loaded never come to life.
  const folder = basename(dirname(file))
  // The configuration names no tsconfig.json: TypeScript 7 has no API in which Stryker could read one.
  const results = await new Stryker({
    configFile: 'scripts/mutants/stryker.json',
    mutate: [file],
    vitest: { configFile: `scripts/mutants/${folder}.vitest.config.ts`, related: true },
  }).runMutationTest()
  const faults = results
    .filter(({ status }) => status !== 'Ignored')
    .map(({ status, replacement, location: { start } }) => ({
      status,
      replacement: replacement ?? '',
      line: start.line,
      code: (lines[start.line - 1] ?? '').trim(),
      isProse: isProse(lines[start.line - 2], lines[start.line - 1]),
    }))
    .filter(({ isProse: is }) => !is)
  const missed = faults.filter(
    ({ status, code, replacement }) =>
      ['Survived', 'NoCoverage'].includes(status) &&
      !codeEquivalents.some(
        (listed) =>
          listed.file === file && listed.code === code && listed.replacement === replacement,
      ),
  )
  return {
    total: faults.length,
    missed: missed.map(({ line, code, replacement }) => `${line}: ${code}\n    → ${replacement}`),
  }
}

/** What a chart says to its readers only, and types, which are gone before anything runs. */
function isProse(before = '', line = ''): boolean {
  return /^\s*(description:|types: )/.test(line) || /^\s*description:$/.test(before)
}

async function filesOf(options: string[]): Promise<string[]> {
  const { output } = await runProgram('git', options)
  return output.split('\n').filter((file) => file.endsWith('.ts'))
}
