import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/** The name under which a browser test hands over the keys of the transitions that its pages took. */
export const TAKEN_TRANSITIONS = 'taken transitions'

/** Playwright empties this folder when it begins, so that no run is given the transitions of another. */
const FILE = join(PROJECT_ROOT, 'test-results', 'transitions.json')

/** Keeps the keys of the transitions that the browser tests took, until the next run of Playwright. */
export async function writeTaken(keys: Iterable<string>): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true })
  await writeFile(FILE, keysToText(keys))
}

/** The keys that the last run of the browser tests has left; none when it has left nothing. */
export async function readTaken(): Promise<ReadonlySet<string>> {
  return new Set(keysFromText(await readFile(FILE, 'utf8').catch(() => '[]')))
}

export function keysToText(keys: Iterable<string>): string {
  return JSON.stringify([...keys])
}

/** The keys of a text that `keysToText` made; none in any other. */
export function keysFromText(text: string): string[] {
  const keys: unknown = JSON.parse(text)
  return Array.isArray(keys) ? keys.map(String) : []
}
