import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { serve } from '#local-firebase/httpService.ts'
import { installJavaPrograms } from '#local-firebase/installJavaPrograms.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const INSTALLING_JAVA =
  'Installing Java from the packages of this system, once. This takes a minute.'
const DOWNLOADING_FIRESTORE = 'Downloading the Firestore emulator, once (137 MB).'
const DOWNLOADING_STORAGE = 'Downloading the runtime of Storage rules, once (53 MB).'
const JAVA = 'java.base@17.0.15\njdk.compiler@17.0.15'

/** What firebase-tools knows about each download. */
const INFO = join(
  PROJECT_ROOT,
  'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
)

/** In place of a machine: its programs are in it, and what firebase-tools has downloaded. */
let machine: string
let printed: string[]

const print = (text: string) => {
  printed.push(text)
}

beforeEach(async () => {
  printed = []
  machine = await mkdtemp(join(tmpdir(), 'gatehouse-test-'))
  await mkdir(join(machine, 'downloads'))
  await symlink('/bin/sh', join(machine, 'sh'))
  vi.stubEnv('PATH', machine)
  vi.stubEnv('HOME', machine)
  vi.stubEnv('JAVA_HOME', undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', undefined)
  vi.stubEnv('FIREBASE_EMULATORS_PATH', join(machine, 'downloads'))
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(machine, { recursive: true })
})

test('a machine with Java alone gets both jars from firebase-tools, checked, and no second time', async () => {
  await program('java', `echo '${JAVA}'`)
  const asked = await serveJars({ firestore: 'the emulator', storage: 'the runtime' })

  const programs = await installJavaPrograms(print)
  expect(programs.missing).toEqual([])
  expect(programs.firestore?.args).toContain(
    join(machine, 'downloads', 'cloud-firestore-emulator-v9.jar'),
  )
  expect(programs.storageRules?.args).toContain(
    join(machine, 'downloads', 'cloud-storage-rules-runtime-v9.jar'),
  )
  expect(
    await readFile(join(machine, 'downloads', 'cloud-firestore-emulator-v9.jar'), 'utf8'),
  ).toBe('the emulator')
  expect(printed).toEqual([DOWNLOADING_FIRESTORE, DOWNLOADING_STORAGE])

  expect(await installJavaPrograms(print)).toEqual(programs)
  expect(printed).toEqual([DOWNLOADING_FIRESTORE, DOWNLOADING_STORAGE])
  expect(asked).toEqual(['/cloud-firestore-emulator-v9.jar', '/cloud-storage-rules-runtime-v9.jar'])
})

test('a download that is not what firebase-tools expects is not kept', async () => {
  await program('java', `echo '${JAVA}'`)
  await serveJars({ firestore: 'the emulator', storage: 'the runtime' }, 'The emulator')

  const { firestore, absent } = await installJavaPrograms(print)
  expect({ firestore, absent }).toEqual({ firestore: undefined, absent: ['firestore', 'storage'] })
  expect(await readdir(join(machine, 'downloads'))).toEqual([])
  expect(printed).toEqual([DOWNLOADING_FIRESTORE])
})

test('without a network the machine stays as it is, and the report says what to do', async () => {
  await program('java', `echo '${JAVA}'`)
  await replaceInfo('http://127.0.0.1:9', { firestore: '', storage: '' })
  const { missing } = await installJavaPrograms(print)
  expect(missing[0]).toMatch(/^Firestore is not running: .* set HTTPS_PROXY\. Without a network, /)
})

test('root on Debian gets the newest Java that its packages have', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  await aptGet()
  await serveJars({ firestore: 'the emulator', storage: 'the runtime' })
  expect((await installJavaPrograms(print)).missing).toEqual([])
  expect(printed).toEqual([INSTALLING_JAVA, DOWNLOADING_FIRESTORE, DOWNLOADING_STORAGE])
  expect(await aptCalls()).toEqual([
    '--version',
    '-qq update',
    '-qq --no-install-recommends --yes install openjdk-21-jdk-headless',
    '-qq --no-install-recommends --yes install default-jdk-headless',
  ])
})

test('whoever needs no password for sudo gets Java, too', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  await aptGet()
  await program('sudo', 'shift; [ "$1" = true ] || exec "$@"')
  await serveJars({ firestore: 'the emulator', storage: 'the runtime' })
  expect((await installJavaPrograms(print)).missing).toEqual([])
})

test('where sudo asks for a password nothing is installed, and the command is named', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  await aptGet()
  await program('sudo', 'exit 1')
  expect((await installJavaPrograms(print)).missing).toEqual([
    'Firestore and Storage are not running: Java 11 or newer was not found. ' +
      'Run `sudo apt-get install default-jdk-headless`, and start again.',
  ])
  expect(printed).toEqual([])
})

function program(name: string, script: string): Promise<void> {
  return writeFile(join(machine, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/**
 * The installer of a Debian that has no Java 21. It puts Java where programs are, and writes down how
 * it was called.
 */
async function aptGet(): Promise<void> {
  await program('java-package', `echo '${JAVA}'`)
  await program(
    'apt-get',
    `echo "$*" >> ${machine}/calls
     case "$*" in
       *install\\ openjdk*) exit 100;;
       *install\\ default*) /bin/mv ${machine}/java-package ${machine}/java;;
     esac`,
  )
}

async function aptCalls(): Promise<string[]> {
  const calls = (await readFile(join(machine, 'calls'), 'utf8')).trim().split('\n')
  return [...new Set(calls)]
}

type Jars = { firestore: string; storage: string }

/** Serves the downloads of firebase-tools, and gives what is asked for. */
async function serveJars(jars: Jars, sent?: string): Promise<string[]> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.end(sent ?? (url.includes('firestore') ? jars.firestore : jars.storage))
  })
  const service = await serve(server, 0)
  onTestFinished(() => service.stop())
  await replaceInfo(`http://127.0.0.1:${service.port}`, jars)
  return asked
}

/** Tells the real firebase-tools of other downloads than Google's: where, how large, and their checksums. */
async function replaceInfo(origin: string, jars: Jars): Promise<void> {
  const download = (file: string, content: string) => ({
    version: '9',
    expectedSize: content.length,
    expectedChecksum: createHash('md5').update(content).digest('hex'),
    remoteUrl: `${origin}/${file}`,
    downloadPathRelativeToCacheDir: file,
  })
  const info = {
    firestore: download('cloud-firestore-emulator-v9.jar', jars.firestore),
    storage: download('cloud-storage-rules-runtime-v9.jar', jars.storage),
  }
  const file = join(machine, 'otherDownloads.cjs')
  await writeFile(file, `Object.assign(require(${JSON.stringify(INFO)}), ${JSON.stringify(info)})`)
  vi.stubEnv('NODE_OPTIONS', `--require ${file}`)
}
