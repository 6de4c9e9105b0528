import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

/** The name of the attachment with which a browser test reports the transitions of its pages. */
export const TAKEN_TRANSITIONS = 'taken transitions'

/**
 * One file per build. Playwright empties these folders when it starts, so no run sees the transitions of an
 * earlier one.
 */
const files = {
  notebook: join(PROJECT_ROOT, 'test-results', 'transitions.json'),
  blank: join(PROJECT_ROOT, 'test-results', 'blank', 'transitions.json'),
}

/** Stores the keys of taken transitions until the next Playwright run. */
export async function writeTaken(keys: Iterable<string>): Promise<void> {
  const file = process.env['GATEHOUSE_PRODUCT'] ? files.blank : files.notebook
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, keysToText(keys))
}

/** The keys stored by the last browser tests on both builds; empty if there are none. */
export async function readTaken(): Promise<ReadonlySet<string>> {
  const texts = Object.values(files).map((file) => readFile(file, 'utf8').catch(() => '[]'))
  return new Set((await Promise.all(texts)).flatMap(keysFromText))
}

export function keysToText(keys: Iterable<string>): string {
  return JSON.stringify([...keys])
}

/** Parses a text made by `keysToText`. Returns no keys for any other text. */
export function keysFromText(text: string): string[] {
  const keys: unknown = JSON.parse(text)
  return Array.isArray(keys) ? keys.map(String) : []
}
