import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/** The name under which a browser test hands over the keys of the transitions that its pages took. */
export const TAKEN_TRANSITIONS = 'taken transitions'

/**
 * One of each run, on the notebook and on the blank product. Playwright empties their folders when it begins, so
 * that no run is given the transitions of an earlier one.
 */
const files = {
  notebook: join(PROJECT_ROOT, 'test-results', 'transitions.json'),
  blank: join(PROJECT_ROOT, 'test-results', 'blank', 'transitions.json'),
}

/** Keeps the keys of the transitions that the browser tests took, until the next run of Playwright. */
export async function writeTaken(keys: Iterable<string>): Promise<void> {
  const file = process.env['GATEHOUSE_PRODUCT'] ? files.blank : files.notebook
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, keysToText(keys))
}

/** The keys that the last runs of the browser tests have left, on both builds; none where they have left nothing. */
export async function readTaken(): Promise<ReadonlySet<string>> {
  const texts = Object.values(files).map((file) => readFile(file, 'utf8').catch(() => '[]'))
  return new Set((await Promise.all(texts)).flatMap(keysFromText))
}

export function keysToText(keys: Iterable<string>): string {
  return JSON.stringify([...keys])
}

/** The keys of a text that `keysToText` made; none in any other. */
export function keysFromText(text: string): string[] {
  const keys: unknown = JSON.parse(text)
  return Array.isArray(keys) ? keys.map(String) : []
}
