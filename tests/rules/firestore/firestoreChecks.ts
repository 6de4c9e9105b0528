import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import type { Check } from '../check.ts'

/** The app's checks and the product's. A missing folder has none. */
const folders = [
  'tests/rules/firestore/checks',
  'products/notebook/tests/rules',
  'tests/product/rules',
]

/**
 * What the Firestore rules must allow and deny, by subject, which names both the file and its list.
 */
export const firestoreChecks: Readonly<Record<string, readonly Check[]>> = Object.fromEntries(
  (await Promise.all(folders.map((folder) => checksIn(join(PROJECT_ROOT, folder))))).flat(),
)

async function checksIn(folder: string): Promise<[string, readonly Check[]][]> {
  const files = existsSync(folder) ? await readdir(folder) : []
  return Promise.all(files.toSorted().map((file) => readChecks(join(folder, file))))
}

async function readChecks(path: string): Promise<[string, readonly Check[]]> {
  const subject = basename(path, '.ts')
  const exported: unknown = await import(pathToFileURL(path).href)
  const checks = (exported as Record<string, readonly Check[]>)[subject]
  if (checks) return [subject, checks]
  throw new Error(`${path} must export a list of checks with the name ${subject}.`)
}
