import { readFile, writeFile } from 'node:fs/promises'
import type { Tally } from './outcome.ts'

/** The environment variable with the path of the file that a tally reporter writes. */
export const TALLY_FILE = 'GATEHOUSE_TALLY_FILE'

/** Writes the tally if this runner was started by the test run. Otherwise does nothing. */
export async function writeTally(tally: Tally): Promise<void> {
  const file = process.env[TALLY_FILE]
  if (file) await writeFile(file, JSON.stringify(tally))
}

/** The tally that a runner has written, or null. */
export async function readTally(file: string): Promise<Tally | null> {
  const text = await readFile(file, 'utf8').catch(() => 'null')
  const tally: unknown = JSON.parse(text)
  return isTally(tally) ? tally : null
}

function isTally(value: unknown): value is Tally {
  const isObject = typeof value === 'object' && value !== null
  return isObject && ['passed', 'failed', 'skipped', 'unsteady'].every((key) => key in value)
}
