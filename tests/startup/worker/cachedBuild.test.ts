import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Build } from '#src/startup/worker/build.ts'
import { cachedBuild } from '#src/startup/worker/cachedBuild.ts'
import { fakeCaches } from '#tests/support/fakes/fakeCaches.ts'

function numbered(number: number): Build {
  const version = `${number}`
  const files = ['/', `/assets/signIn-${version}.js`, `/assets/late-${version}.js`, '/favicon.svg']
  const hashes = files.map((path) =>
    createHash('sha256').update(contentOf(path, version)).digest('base64'),
  )
  return { version, generation: 1, files, hashes, routes: [] }
}

function contentOf(path: string, version: string): string {
  if (path === '/') return `<script src="/assets/signIn-${version}.js"></script>`
  return `${path} of ${version}`
}

const first = numbered(1)
const second = numbered(2)

/** The host's responses. Other paths are missing. */
let host: Map<string, Response>
let asked: { path: string; cache: string | undefined }[]

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', answerAsHost)
  asked = []
  release(first)
})
afterEach(() => vi.unstubAllGlobals())

function answerAsHost(path: string, { cache }: RequestInit): Promise<Response> {
  asked.push({ path, cache })
  return Promise.resolve(host.get(path)?.clone() ?? new Response('', { status: 404 }))
}

function release({ version, files }: Build): void {
  host = new Map(files.map((path) => [path, new Response(contentOf(path, version))]))
}

async function here(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).length
  return found
}

const text = (answer: Response | undefined) => answer?.text()

describe('a build that is being installed', () => {
  it('fetches a file again that another script has replaced', async () => {
    const build = cachedBuild(first)
    await build.fetchAll()
    await (await caches.open('build-1')).put('/favicon.svg', new Response('something else'))
    expect([await build.file('/favicon.svg'), await build.page('/')]).toEqual([
      undefined,
      undefined,
    ])
    await build.fetchAll()
    expect(await text(await build.file('/favicon.svg'))).toBe('/favicon.svg of 1')
    expect(await text(await build.page('/'))).toBe(contentOf('/', '1'))
  })

  it('fetches each file once, and revalidates pages', async () => {
    const build = cachedBuild(first)
    await build.fetchAll()
    expect(await here()).toEqual({ 'build-1': 4 })
    expect(asked).toEqual([
      { path: '/', cache: 'no-cache' },
      { path: '/assets/signIn-1.js', cache: 'default' },
      { path: '/assets/late-1.js', cache: 'default' },
      { path: '/favicon.svg', cache: 'no-cache' },
    ])
    await build.fetchAll()
    expect(asked).toHaveLength(4)
  })

  it('fetches a file again that was missing before the release', async () => {
    vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
      path === '/assets/late-1.js' && init.cache === 'default'
        ? Promise.resolve(new Response('', { status: 404 }))
        : answerAsHost(path, init),
    )
    await cachedBuild(first).fetchAll()
    expect(await here()).toEqual({ 'build-1': 4 })
  })

  it('caches nothing if one file is missing', async () => {
    host.delete('/assets/late-1.js')
    await expect(cachedBuild(first).fetchAll()).rejects.toThrow(
      'The host didn’t return /assets/late-1.js.',
    )
    expect(await here()).toEqual({})
  })

  it('caches nothing while the host still serves another page, and the previous build stays', async () => {
    await cachedBuild(first).fetchAll()
    const page = host.get('/')
    release(second)
    if (page) host.set('/', page)
    await expect(cachedBuild(second).fetchAll()).rejects.toThrow('the page of another build')
    expect(await here()).toEqual({ 'build-1': 4 })
  })

  it('caches nothing if the disk is full, not even a build that could never be replaced', async () => {
    vi.stubGlobal('caches', fakeCaches(6))
    await caches.open('of-someone-else')
    await cachedBuild(first).fetchAll()
    release(second)
    await expect(cachedBuild(second).fetchAll()).rejects.toThrow(
      expect.objectContaining({ name: 'QuotaExceededError' }),
    )
    expect(await here()).toEqual({ 'of-someone-else': 0 })
  })

  it('completes an interrupted installation', async () => {
    const cache = await caches.open('build-1')
    await cache.put('/', new Response('half'))
    const build = cachedBuild(first)
    expect(await build.page('/')).toBeUndefined()
    await build.fetchAll()
    expect(await text(await build.page('/'))).toContain('/assets/signIn-1.js')
  })
})

describe('a cached page', () => {
  it('has the headers that it was served with', async () => {
    const policy = { 'content-security-policy': "default-src 'none'" }
    const html = '<script src="/assets/signIn-1.js"></script>'
    host.set('/', new Response(html, { headers: policy }))
    const build = cachedBuild(first)
    await build.fetchAll()
    const page = await build.page('/')
    expect(page?.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(await text(page)).toBe(html)
  })

  it('is not used while one of the build’s files is missing', async () => {
    const build = cachedBuild(first)
    await build.fetchAll()
    await (await caches.open('build-1')).delete('/assets/late-1.js')
    expect(await build.page('/')).toBeUndefined()
    expect(await build.file('/assets/late-1.js')).toBeUndefined()
    await build.fetchAll()
    expect(await build.page('/')).toBeDefined()
  })

  it('is not used if a script has replaced it, and neither is a file', async () => {
    const build = cachedBuild(first)
    await build.fetchAll()
    const cache = await caches.open('build-1')
    await cache.put('/', new Response('<script src="https://evil.example/"></script>'))
    await cache.put('/assets/late-1.js', new Response('steal()'))
    expect(await build.page('/')).toBeUndefined()
    expect(await build.file('/assets/late-1.js')).toBeUndefined()
    expect(await text(await build.file('/favicon.svg'))).toBe('/favicon.svg of 1')
  })

  it('is not used if the browser has deleted the cache, which is not recreated', async () => {
    expect(await cachedBuild(first).page('/')).toBeUndefined()
    expect(await here()).toEqual({})
  })
})

describe('with two cached builds', () => {
  beforeEach(async () => {
    await cachedBuild(first).fetchAll()
    release(second)
    await cachedBuild(second).fetchAll()
  })

  it('files of both are served, of the worker’s own build first', async () => {
    const build = cachedBuild(second)
    expect(await text(await build.file('/assets/late-1.js'))).toBe('/assets/late-1.js of 1')
    expect(await text(await build.file('/assets/late-2.js'))).toBe('/assets/late-2.js of 2')
    expect(await text(await build.file('/favicon.svg'))).toBe('/favicon.svg of 2')
    expect(await text(await build.page('/'))).toContain('signIn-2')
  })

  it('the previous one stays as long as a page was started from it', async () => {
    const build = cachedBuild(second)
    await build.dropOthers(['/assets/signIn-2.js', '/assets/signIn-1.js'])
    expect(await here()).toEqual({ 'build-1': 4, 'build-2': 4 })
    await build.dropOthers(['/assets/signIn-2.js'])
    expect(await here()).toEqual({ 'build-2': 4 })
  })

  it('other caches are not touched', async () => {
    await caches.open('of-someone-else')
    await cachedBuild(second).dropOthers([])
    expect(await here()).toEqual({ 'build-2': 4, 'of-someone-else': 0 })
  })
})
