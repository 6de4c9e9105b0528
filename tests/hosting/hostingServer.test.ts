import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import type { HostingServer } from '#scripts/hosting/hostingServer.ts'
import { policyFor } from '#scripts/hosting/pagePolicy.ts'
import { paths } from '#src/paths.ts'

const APP = '<!doctype html><title>The app</title>'
const OUTSIDE = 'a file outside the built app'
const on = { leakedPasswords: false, appCheck: false, phone: true, sms: true, oneTapConfig: null }
const policy = policyFor([], policyHeader(hosting), on)
const SECURITY_HEADERS = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), ' +
    'display-capture=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=86400',
  'x-content-type-options': 'nosniff',
}

let folder: string
let server: HostingServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-hosting-'))
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true })
  await writeFile(join(folder, 'dist', 'index.html'), APP)
  await writeFile(join(folder, 'dist', 'assets', 'app.js'), 'start()')
  await writeFile(join(folder, 'dist', 'worker.js'), 'work()')
  await writeFile(join(folder, 'outside.txt'), OUTSIDE)
  server = await startHostingServer({ directory: join(folder, 'dist'), on })
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

describe('the hosting server', () => {
  test.each([
    ['the first page', '/', 200],
    ['a deep link', '/sign-in', 200],
    ['an asset', '/assets/app.js', 200],
    ['a missing asset', '/assets/missing.js', 404],
  ])('answers %s with every security header', async (_what, path, status) => {
    const answer = await get(path)
    expect(answer.status).toEqual(status)
    expect(answer.headers).toEqual(expect.objectContaining(SECURITY_HEADERS))
  })

  test.each(['/', '/sign-in', '/notes/1/files', '/sign-in/'])(
    'gives the app at %s, to be asked for again on every visit',
    async (path) => {
      const answer = await get(path)
      expect(answer.body).toEqual(APP)
      expect(answer.headers['cache-control']).toEqual('no-cache')
    },
  )

  test('lets browsers use a built asset for a year, but a missing one for a minute', async () => {
    const answer = await get('/assets/app.js')
    expect(answer.body).toEqual('start()')
    expect(answer.headers['cache-control']).toEqual(
      'public, max-age=60, stale-while-revalidate=31536000',
    )
  })

  test('gives the worker under its one name, to be asked for again', async () => {
    const answer = await get('/worker.js')
    expect(answer.body).toEqual('work()')
    expect(answer.headers['cache-control']).toEqual('no-cache')
    expect(answer.headers['content-type']).toContain('javascript')
  })

  test('leads from index.html to the clean address', async () => {
    const answer = await get('/index.html')
    expect(answer.status).toEqual(301)
    expect(answer.headers.location).toEqual('/')
  })

  test('leads password managers to where a password is changed', async () => {
    const answer = await get('/.well-known/change-password')
    expect(answer.status).toEqual(302)
    // Without a fragment: the password comes first there, and its section is absent if passwords are off.
    expect(answer.headers.location).toEqual(paths.security)
  })

  test.each(['/assets/missing.js', '/favicon.ico', '/.env', '/wp-login.php', '/__/auth/handler'])(
    'says that %s is missing, instead of giving the app',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toEqual(404)
      expect(answer.body).not.toContain('The app')
    },
  )

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e%2foutside%2etxt',
    '/assets/../../outside.txt',
  ])('gives nothing outside its folder at %s', async (path) => {
    expect((await get(path)).body).not.toContain(OUTSIDE)
  })

  test('allows the local services when it is told of them', async () => {
    const services = { auth: 'http://127.0.0.1:1', firestore: 'http://a', storage: 'http://b' }
    const local = await startHostingServer({ directory: folder, localServices: services })
    const { headers } = await fetch(local.origin)
    await local.stop()
    expect(headers.get('content-security-policy')).toMatch(/frame-src [^;]* http:\/\/127.0.0.1:1;/)
  })

  test('serves another folder from the next request on', async () => {
    const next = join(folder, 'next')
    await mkdir(next)
    await writeFile(join(next, 'index.html'), 'The next release')
    const replaced = await startHostingServer({ directory: join(folder, 'dist') })
    const contents = async () => (await fetch(replaced.origin)).text()
    expect(await contents()).toBe(APP)
    replaced.serve(next)
    expect(await contents()).toBe('The next release')
    await replaced.stop()
  })

  test('says that its port is taken', async () => {
    const port = Number(new URL(server.origin).port)
    await expect(startHostingServer({ directory: folder, port })).rejects.toThrow(
      `Port ${port} is taken. Stop the program that uses it, then try again.`,
    )
  })
})

/** Unlike fetch, leaves the path as it is. */
function get(
  path: string,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    request(server.origin, { path }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        body += text
      })
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body })
      })
    })
      .on('error', reject)
      .end()
  })
}
