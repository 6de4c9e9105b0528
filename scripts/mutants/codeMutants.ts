import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { codeEquivalents } from './codeEquivalents.ts'

/** How many of a file's mutants the tests killed. */
export type FileScore = {
  readonly total: number
  /** The survivors that aren't listed as equivalent, in readable form. */
  readonly missed: readonly string[]
}

const folders = ['src/machines', 'src/stores', 'src/domain']

/** All files to mutate. */
export async function allCode(): Promise<string[]> {
  return filesOf(['ls-files', ...folders])
}

/** The files to mutate that differ from a commit or branch. */
export async function changedCode(base: string): Promise<string[]> {
  return filesOf(['diff', '--name-only', '--diff-filter=d', base, '--', ...folders])
}

/** The share of mutants that must be killed, from 0 to 1. */
export function goalFor(file: string): number {
  return file.startsWith('src/machines/') ? 0.9 : 0.95
}

/** Mutates a file and runs its tests for each mutant. Takes a few minutes for a machine. */
export async function scoreFile(file: string): Promise<FileScore> {
  const lines = (await readFile(join(PROJECT_ROOT, file), 'utf8')).split('\n')
  // Not its option `testFiles`, which would never activate mutants in code that runs when a file is loaded.
  const folder = basename(dirname(file))
  // The configuration names no tsconfig.json, because Stryker can't read one with TypeScript 7.
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

/** Descriptions in charts, and types, which don't exist at runtime. */
function isProse(before = '', line = ''): boolean {
  return /^\s*(description:|types: )/.test(line) || /^\s*description:$/.test(before)
}

async function filesOf(options: string[]): Promise<string[]> {
  const { output } = await runProgram('git', options)
  return output.split('\n').filter((file) => file.endsWith('.ts'))
}
