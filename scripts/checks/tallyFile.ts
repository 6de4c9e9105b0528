import { readFile, writeFile } from 'node:fs/promises'
import type { Tally } from './outcome.ts'

/** The environment variable that tells a tally reporter which file to write. */
export const TALLY_FILE = 'GATEHOUSE_TALLY_FILE'

/** Writes the tally for the test run that started this runner. Does nothing in any other run. */
export async function writeTally(tally: Tally): Promise<void> {
  const file = process.env[TALLY_FILE]
  if (file) await writeFile(file, JSON.stringify(tally))
}

/** The tally that a runner left in a file, or null when it left none. */
export async function readTally(file: string): Promise<Tally | null> {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  const tally: unknown = JSON.parse(text)
  return isTally(tally) ? tally : null
}

function isTally(value: unknown): value is Tally {
  const isObject = typeof value === 'object' && value !== null
  return isObject && ['passed', 'failed', 'skipped', 'unsteady'].every((key) => key in value)
}
