import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { AUTH, ports } from './addresses.ts'
import { getJson } from './requests.ts'

const NO_JAVA =
  'Firestore and Storage are not running: Java 11 or newer was not found. ' +
  'Install it from https://adoptium.net, and start again.'

let place: string

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'gatehouse-test-'))
  vi.stubEnv('JAVA_HOME', undefined)
  vi.stubEnv('PATH', place)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(place, { recursive: true })
})

test('without Java, Authentication runs, says what is missing and loses no kept data', async () => {
  const keepIn = join(place, 'data')
  const document = join(keepIn, 'firestore', 'output-0')
  await mkdir(join(keepIn, 'firestore'), { recursive: true })
  await writeFile(document, 'documents of an earlier start')

  const localFirebase = await startLocalFirebase({ ports, keepIn })
  const status = await getJson(`${AUTH}/local-firebase/status`)
  await localFirebase.stop()

  expect(localFirebase.missing).toEqual([NO_JAVA])
  expect(status).toEqual({ missing: [NO_JAVA] })
  expect(await readFile(document, 'utf8')).toBe('documents of an earlier start')
})

test('a Java that is too old for the emulator is distinguished from other failures', async () => {
  vi.unstubAllEnvs()
  const folder = join(place, 'com/google/cloud/datastore/emulator/firestore')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'CloudFirestore.class'), classOfJava(9999))
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', place)

  const printed: string[] = []
  const localFirebase = await startLocalFirebase({ ports, print: (text) => printed.push(text) })
  await localFirebase.stop()
  // Storage, whose rules are in the same program, ends at about the same time.
  expect(localFirebase.missing.toSorted()[0]).toBe(
    'Firestore is not running. Its program needs a newer version of Java: install 21 or later. ' +
      'Its program ended by itself; the terminal shows its last words.',
  )
  expect(printed.join()).toContain('UnsupportedClassVersionError')
})

/** The beginning of a compiled class, which names the version of Java that it is for. */
function classOfJava(version: number): Uint8Array {
  const bytes = Buffer.alloc(64)
  bytes.writeUInt32BE(0xca_fe_ba_be, 0)
  bytes.writeUInt16BE(version, 6)
  return bytes
}
