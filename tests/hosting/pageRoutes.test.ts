import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hosting } from '#scripts/hosting/hostingConfiguration.ts'
import { startHostingServer, type HostingServer } from '#scripts/hosting/hostingServer.ts'
import { pageRoutes } from '#scripts/hosting/pageRoutes.ts'
import { cachedResourceOf } from '#src/startup/worker/cachedResource.ts'

const pages = ['index.html', 'sign-in.html', 'help/index.html']

describe('which page the worker gives', () => {
  let folder: string
  let server: HostingServer

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gatehouse-routes-'))
    for (const name of pages) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), name)
    }
    server = await startHostingServer({ directory: folder })
  })

  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  it.each([
    ['/', 'index.html'],
    ['/sign-in', 'sign-in.html'],
    ['/sign-in/phone', 'index.html'],
    ['/help', 'help/index.html'],
    ['/notes/1', 'index.html'],
    ['/account/', 'index.html'],
  ])('is the one of the host, at %s', async (path, name) => {
    expect(await (await fetch(server.origin + path)).text()).toBe(name)
    expect(storedPage(path)).toBe(name)
  })

  it.each([
    '/index.html',
    '/sign-in.html',
    '/_x',
    '/x.js',
    '/.env',
    '/.well-known/change-password',
  ])('is none where the host gives none, at %s', async (path) => {
    const { status } = await fetch(server.origin + path, { redirect: 'manual' })
    expect(status).not.toBe(200)
    expect(storedPage(path)).toBeUndefined()
  })
})

describe('the rules of firebase.json', () => {
  it('come in the order in which the host looks: redirects, files, rewrites', () => {
    const routes = pageRoutes(
      {
        headers: [],
        redirects: [{ source: '/old.page' }],
        rewrites: [
          { source: '/api' },
          { source: '/gone', destination: '/gone.html' },
          { regex: '^/in', destination: '/in.html' },
          { source: '**', destination: '/index.html' },
        ],
      },
      ['index.html', 'in.html'],
    )
    expect(routes).toEqual([
      ['^/old\\.page$', null],
      ['^/$', '/'],
      ['^/in$', '/in'],
      ['^/api$', null],
      ['^/gone$', null],
      ['^/in', '/in'],
      ['', '/'],
    ])
  })

  it('stop the build where the worker could not follow', () => {
    const rewrites = [{ source: '/notes/**', destination: '/index.html' }]
    expect(() => pageRoutes({ headers: [], rewrites }, ['index.html'])).toThrow(
      'Write "/notes/**" in firebase.json as a regex: the service worker must know it.',
    )
  })
})

/** The file that the worker answers with when a path is opened. */
function storedPage(path: string): string | undefined {
  const url = `https://gatehouse.example${path}`
  const request = { cache: 'default', method: 'GET', mode: 'navigate', url } as const
  const build = {
    version: '1',
    generation: 1,
    hashes: [],
    files: [],
    routes: pageRoutes(hosting, pages),
  }
  const names = new Map([
    ['/', 'index.html'],
    ['/sign-in', 'sign-in.html'],
    ['/help', 'help/index.html'],
  ])
  return names.get(cachedResourceOf(request, new URL(url).origin, build)?.path ?? '')
}
