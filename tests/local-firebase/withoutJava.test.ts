import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { AUTH, ports } from './addresses.ts'
import { getJson } from './requests.ts'

const NO_JAVA =
  'Firestore and Storage are not running: Java 11 or newer was not found. ' +
  'Install it (for example Debian: apt install default-jdk-headless) and start again.'

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
