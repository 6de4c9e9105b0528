import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve as resolvePath } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { requireFreePorts } from '#local-firebase/freePorts.ts'
import { HOST } from '#local-firebase/ports.ts'
import { exampleProject, noProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { SHIFT, ports } from './addresses.ts'

const APP = `http://localhost:${ports.app}`

test('npm start serves the app and the local Firebase, and Ctrl-C ends all of it', async () => {
  const start = npmStart()
  await start.says('Ctrl-C stops everything.')
  expect(start.output).toContain(`
Gatehouse runs on the local Firebase.

  App        http://localhost:${ports.app}
  Mailbox    http://localhost:${ports.app}/mailbox
  Auth       http://127.0.0.1:${ports.auth}
  Firestore  http://127.0.0.1:${ports.firestore}
  Storage    http://127.0.0.1:${ports.storage}

Sign in as demo@gatehouse.test with the password open-sesame
The data is fresh, and gone at the end. Keep it with: npm start -- --keep
Ctrl-C stops everything.
`)
  expect((await fetch(APP)).status).toBe(200)

  start.pressCtrlC()
  expect(await start.exitCode).toBe(0)
  await expect(requireFreePorts(ports)).resolves.toBeUndefined()
})

test('with a Firebase project in the settings, npm start serves the app and nothing else', async () => {
  const start = npmStart({ environment: exampleProject() })
  await start.says('Ctrl-C stops everything.')
  expect(start.output).toContain(`
Gatehouse runs on the Firebase project that your VITE_FIREBASE_* settings name.

  App        http://localhost:${ports.app}
`)
  expect((await fetch(APP)).status).toBe(200)
  const { app: _, ...services } = ports
  await expect(requireFreePorts(services)).resolves.toBeUndefined()

  start.process.kill('SIGTERM')
  expect(await start.exitCode).toBe(0)
})

test('in front of an app, npm start shows the door at its addresses, and the app at all others', async () => {
  const app = createHttpServer(({ url }, response) => response.end(`The app at ${url}`))
  app.on('upgrade', (_request, socket) =>
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    ),
  )
  app.listen(0, HOST)
  await once(app, 'listening')
  onTestFinished(() => void app.close())
  const address = `http://${HOST}:${(app.address() as AddressInfo).port}`
  const start = npmStart({
    environment: {
      ...exampleProject(),
      GATEHOUSE_CONFIG: 'tests/configurations/app.config.ts',
      GATEHOUSE_TEST_APP: address,
    },
  })
  await start.says(`Your own app at ${address} is behind it.`)
  for (const path of ['/', '/where?tab=2', '/src/main.tsx', '/@vite/client', '/sign-in-help'])
    expect(await textAt(path)).toBe(`The app at ${path}`)
  for (const path of ['/sign-in?return=%2Fwhere', '/account/security'])
    expect(await textAt(path)).toContain('src="/gatehouse/src/main.tsx"')
  expect(await textAt('/gatehouse/src/main.tsx')).toContain('import')
  expect(await upgradeAt('/live-reload')).toBe(101)

  app.close()
  app.closeAllConnections()
  expect(await textAt('/')).toBe(
    `Nothing answers at ${address}. Start your app there, or correct product.app in gatehouse.config.ts.\n`,
  )
  expect(start.output).not.toContain('ECONNREFUSED')
})

test('in front of an app, one WebSocket of the page is one of the app after a restart, too', async () => {
  const app = createHttpServer()
  const asked: (string | undefined)[] = []
  app.on('upgrade', ({ url }, socket) => {
    asked.push(url)
    socket.on('error', () => {})
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    )
  })
  app.listen(0, HOST)
  await once(app, 'listening')
  onTestFinished(() => {
    app.close()
    app.closeAllConnections()
  })
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-config-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const configuration = join(folder, 'app.config.ts')
  const source = `export { default } from '${resolvePath('tests/configurations/app.config.ts')}'\n`
  await writeFile(configuration, source)
  const start = npmStart({
    environment: {
      ...exampleProject(),
      GATEHOUSE_CONFIG: configuration,
      GATEHOUSE_TEST_APP: `http://${HOST}:${(app.address() as AddressInfo).port}`,
    },
  })
  await start.says('Ctrl-C stops everything.')
  await writeFile(configuration, `${source}// Edited\n`)
  await start.says('server restarted')
  expect(await upgradeAt('/live-reload')).toBe(101)
  // What the app is asked next comes after a second proxy's request.
  expect(await upgradeAt('/then')).toBe(101)
  expect(asked).toEqual(['/live-reload', '/then'])
  expect(start.output).not.toContain('socket error')
})

test('npm start ends when the program that runs it is killed', async () => {
  const start = npmStart({ environment: exampleProject() })
  await start.says('Ctrl-C stops everything.')
  start.process.kill('SIGKILL')
  await vi.waitFor(() => expect(requireFreePorts(ports)).resolves.toBeUndefined(), 10_000)
})

test('npm start ends when npm is terminated', async () => {
  const start = npmStart({ command: ['npm', 'start'], environment: exampleProject() })
  await start.says('Ctrl-C stops everything.')
  start.process.kill('SIGTERM')
  await vi.waitFor(() => expect(requireFreePorts(ports)).resolves.toBeUndefined(), 10_000)
})

test('with half of a Firebase project in the settings, npm start says what is missing', async () => {
  const start = npmStart({ environment: { VITE_FIREBASE_API_KEY: 'key' } })
  expect(await start.exitCode).toBe(1)
  expect(start.output).toMatch(
    /^The Firebase configuration cannot be used:\n( {2}- .*\n)+See .*\n$/,
  )
})

test('npm start reports a wrong configuration before it starts the local Firebase', async () => {
  const start = npmStart({
    environment: {
      GATEHOUSE_CONFIG: 'lost.config.ts',
      // Not an emulator, so starting it would be reported, too.
      FIRESTORE_EMULATOR_BINARY_PATH: 'package.json',
    },
  })
  expect(await start.exitCode).toBe(1)
  expect(start.output).toBe('There is no lost.config.ts. Restore it, see docs/your-brand.md.\n')
})

test('npm start reports wrong rules before it starts the local Firebase', async () => {
  const product = await mkdtemp(join(tmpdir(), 'gatehouse-product-'))
  onTestFinished(() => rm(product, { recursive: true }))
  await writeFile(join(product, 'product.ts'), '')
  await writeFile(
    join(product, 'firestore.rules'),
    '// ----- The product -----\nmatch /{any}/{id} {}\n// ----- End of the product -----\n',
  )
  const start = npmStart({
    environment: {
      GATEHOUSE_PRODUCT: product,
      FIRESTORE_EMULATOR_BINARY_PATH: 'package.json',
    },
  })
  expect(await start.exitCode).toBe(1)
  expect(start.output).toBe(
    'firestore.rules can’t be used:\n' +
      '  - match /{any}/{id} fits any name. Name each one, so that it is deleted with the account.\n',
  )
})

test.each(['start', 'preview'])(
  'npm run %s with a taken port says at once which, and what to do',
  async (script) => {
    const stranger = createServer()
    stranger.listen(ports.storage, HOST)
    await once(stranger, 'listening')
    onTestFinished(() => {
      stranger.close()
    })

    const start = npmStart({ command: [process.execPath, 'scripts/run.mjs', script] })
    expect(await start.exitCode).toBe(1)
    expect(start.output).toBe(
      `Port ${ports.storage} is taken, but the local Storage needs it. Stop the program that uses it ` +
        `(perhaps Gatehouse is running already), or set GATEHOUSE_PORT_SHIFT=${SHIFT + 1000} to use other ports.\n`,
    )
  },
)

test('npm start names an option that it does not know', async () => {
  const start = npmStart({ options: ['--kep'] })
  expect(await start.exitCode).toBe(1)
  expect(start.output).toBe(
    'npm start does not know "--kep". It knows --keep, which keeps the local data: npm start -- --keep\n',
  )
})

async function textAt(path: string): Promise<string> {
  return (await fetch(APP + path)).text()
}

/** The status of the answer to a request for a WebSocket. */
function upgradeAt(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' }
    const asking = request(APP + path, { headers })
    asking.on('upgrade', (response, socket) => {
      // As if its tab were closed.
      socket.resetAndDestroy()
      resolve(response.statusCode)
    })
    asking.on('response', (response) => resolve(response.statusCode))
    asking.on('error', reject)
    asking.end()
  })
}

type NpmStart = {
  readonly process: ChildProcessWithoutNullStreams
  /** What it has printed so far. */
  readonly output: string
  readonly exitCode: Promise<number | null>
  says(words: string): Promise<void>
  pressCtrlC(): void
}

type NpmStartOptions = {
  command?: [file: string, ...words: string[]]
  options?: string[]
  environment?: Record<string, string>
}

const started: ChildProcessWithoutNullStreams[] = []

afterEach(() => {
  for (const { pid } of started.splice(0)) {
    try {
      // What a failed test leaves running, too.
      process.kill(-(pid ?? Number.NaN), 'SIGTERM')
    } catch {
      // It has ended.
    }
  }
})

function npmStart({
  command: [file, ...start] = [process.execPath, 'scripts/run.mjs', 'start'],
  options = [],
  environment = {},
}: NpmStartOptions = {}): NpmStart {
  const program = spawn(file, [...start, ...options], {
    // A group of its own, to which Ctrl-C can be sent as a terminal does.
    detached: true,
    env: { ...process.env, ...noProject(), ...environment, GATEHOUSE_PORT_SHIFT: String(SHIFT) },
  })
  started.push(program)
  let output = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return {
    process: program,
    get output() {
      return output
    },
    exitCode: new Promise((resolve) => program.once('close', resolve)),
    says: (words) =>
      vi.waitFor(() => expect(output).toContain(words), { timeout: 110_000, interval: 100 }),
    pressCtrlC: () => process.kill(-(program.pid ?? Number.NaN), 'SIGINT'),
  }
}
