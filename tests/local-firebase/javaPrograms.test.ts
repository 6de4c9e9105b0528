import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findJavaPrograms } from '#local-firebase/javaPrograms.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const JVM_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Duser.language=en']
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const OWN_JUDGE = join(PROJECT_ROOT, 'local-firebase/storageRules/StorageRules.java')
const NO_JAVA =
  'Firestore and Storage are not running: Java 11 or newer was not found. ' +
  'Install it from https://adoptium.net, and start again.'
const NO_JAR =
  'Firestore is not running: its emulator was not found. npm start downloads it; behind a proxy, set HTTPS_PROXY. ' +
  'Without a network, copy cloud-firestore-emulator-v*.jar from ~/.cache/firebase/emulators of another machine, ' +
  'or name such a file in FIRESTORE_EMULATOR_BINARY_PATH. Then start again.'
const NO_JUDGE =
  'Storage is not running: the runtime that evaluates its rules was not found. npm start downloads it; behind a proxy, ' +
  'set HTTPS_PROXY. Without a network, copy cloud-storage-rules-runtime-v*.jar from ~/.cache/firebase/emulators ' +
  'of another machine. Then start again.'

/** In place of a machine: its programs are in it, and what firebase-tools has downloaded. */
let machine: string

beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), 'gatehouse-test-'))
  vi.stubEnv('PATH', machine)
  vi.stubEnv('JAVA_HOME', undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', undefined)
  vi.stubEnv('FIREBASE_EMULATORS_PATH', join(machine, 'downloads'))
  await mkdir(join(machine, 'downloads'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(machine, { recursive: true })
})

test('the newest downloads of firebase-tools are taken', async () => {
  await install('java', 'java.base@17.0.15')
  await download('cloud-firestore-emulator-v1.9.0.jar')
  const firestore = await download('cloud-firestore-emulator-v1.19.9.jar')
  const judge = await download('cloud-storage-rules-runtime-v1.1.3.jar')
  expect(await findJavaPrograms()).toEqual({
    firestore: { file: 'java', args: [...JVM_OPTIONS, '-cp', firestore, MAIN_CLASS] },
    storageRules: { file: 'java', args: [...JVM_OPTIONS, '-jar', judge, 'serve'] },
    missing: [],
    absent: [],
  })
})

test('without the official judge a JDK uses that in the jar of Firestore, here from gcloud', async () => {
  await install('java', 'java.base@11.0.2\njdk.compiler@11.0.2')
  await install('gcloud', machine)
  const jar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
  await mkdir(join(machine, 'platform/cloud-firestore-emulator'), { recursive: true })
  await writeFile(join(machine, jar), '')
  expect(await findJavaPrograms()).toEqual({
    firestore: {
      file: 'java',
      args: [...JVM_OPTIONS, '-cp', join(machine, jar), MAIN_CLASS],
    },
    storageRules: { file: 'java', args: [...JVM_OPTIONS, '-cp', join(machine, jar), OWN_JUDGE] },
    missing: [],
    absent: [],
  })
})

test('without the official judge a JRE runs Firestore only', async () => {
  await install('java', 'java.base@17.0.15')
  await download('cloud-firestore-emulator-v1.19.9.jar')
  const { missing, absent } = await findJavaPrograms()
  expect({ missing, absent }).toEqual({ missing: [NO_JUDGE], absent: ['storage'] })
})

test('a machine with Java alone lacks both', async () => {
  await install('java', 'java.base@17.0.15\njdk.compiler@17.0.15')
  expect(await findJavaPrograms()).toEqual({
    missing: [NO_JAR, NO_JUDGE],
    absent: ['firestore', 'storage'],
  })
})

test('a Java that is too old counts as none', async () => {
  await install('java', 'java.base@10.0.2')
  expect(await findJavaPrograms()).toEqual({ missing: [NO_JAVA], absent: ['java'] })
})

test.each([
  ['apt-get', 'Run `sudo apt-get install default-jdk-headless`'],
  ['dnf', 'Run `sudo dnf install java-latest-openjdk-devel`'],
  ['brew', 'Run `brew install --cask temurin`'],
])('where there is %s, its command for Java is named', async (program, how) => {
  await install(program, '1.0')
  expect((await findJavaPrograms()).missing).toEqual([
    `Firestore and Storage are not running: Java 11 or newer was not found. ${how}, and start again.`,
  ])
})

test('the Java of JAVA_HOME comes first', async () => {
  await mkdir(join(machine, 'bin'))
  await install('bin/java', 'java.base@21')
  await install('java', 'java.base@17.0.15')
  await download('cloud-firestore-emulator-v1.19.9.jar')
  vi.stubEnv('JAVA_HOME', machine)
  expect((await findJavaPrograms()).firestore?.file).toBe(join(machine, 'bin/java'))
})

test('a Firestore jar of one’s own that does not exist is named', async () => {
  await install('java', 'java.base@17.0.15')
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '/nowhere.jar')
  expect(await findJavaPrograms()).toEqual({
    missing: [
      'Firestore and Storage are not running: FIRESTORE_EMULATOR_BINARY_PATH names /nowhere.jar, ' +
        'which does not exist. Correct it and start again.',
    ],
    absent: [],
  })
})

/** Puts a program there that prints this, whatever it is asked. */
async function install(program: string, output: string): Promise<void> {
  await writeFile(join(machine, program), `#!/bin/sh\necho '${output}'\n`, { mode: 0o755 })
}

async function download(name: string): Promise<string> {
  const file = join(machine, 'downloads', name)
  await writeFile(file, '')
  return file
}
