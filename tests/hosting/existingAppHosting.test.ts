import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ExistingApp } from '#build/configuration/existingApp.ts'
import { doorFolder } from '#build/existingAppProxy.ts'
import { copyExistingApp, hostingInFrontOf } from '#scripts/hosting/existingAppHosting.ts'
import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { policyFor } from '#scripts/hosting/pagePolicy.ts'
import { doorSegments, paths, tokenPath } from '#src/paths.ts'

const app = { app: 'http://localhost:3000', folder: 'my-app/dist' }
const prefixed = { ...app, prefix: '/login' }
const on = { leakedPasswords: false, appCheck: false, phone: true, sms: true, oneTapConfig: null }
const policy = policyFor([], policyHeader(hosting), on)
const run = { serviceId: 'my-app', region: 'us-central1' }

const door = {
  'dist/gatehouse/index.html': 'The door',
  'dist/gatehouse/sign-up.html': 'The prerendered sign-up',
  'dist/gatehouse/assets/door-1.js': 'door()',
}
const owners = {
  'my-app/dist/index.html': 'The app',
  'my-app/dist/assets/app-1.js': 'app()',
  'my-app/dist/favicon.svg': '<svg/>',
}

describe('in front of an app', () => {
  it('the door answers at its own addresses, with its headers', async () => {
    const { get } = await served({ ...door, ...owners })
    const { signUp, home: _, ...others } = paths
    const isDoor = { body: 'The door', policy, cache: 'no-cache' }
    for (const path of [...Object.values(others), tokenPath, '/account/unknown'])
      expect(await get(path)).toMatchObject({ path, ...isDoor })
    expect(await get(signUp)).toMatchObject({ ...isDoor, body: 'The prerendered sign-up' })
    expect(await get('/gatehouse/assets/door-1.js')).toMatchObject({
      body: 'door()',
      cache: 'public, max-age=60, stale-while-revalidate=31536000',
    })
  })

  it('the app answers at all others, without the door’s headers', async () => {
    const { get } = await served({ ...door, ...owners })
    for (const path of ['/', '/where', '/sign-in-help', '/accounts/1', '/authors'])
      expect(await get(path)).toMatchObject({ path, body: 'The app', policy: null })
    expect(await get('/assets/app-1.js')).toMatchObject({ body: 'app()', policy: null })
    expect((await get('/assets/app-1.js')).cache).toBeNull()
  })

  it('with a prefix, the door answers below it only, and the app at all other addresses', async () => {
    const { get } = await served({ ...door, ...owners }, prefixed)
    const isDoor = { body: 'The door', policy, cache: 'no-cache' }
    for (const path of ['/login', '/login/sign-in', '/login/account/security', '/login/unknown'])
      expect(await get(path)).toMatchObject({ path, ...isDoor })
    expect(await get('/login/sign-up')).toMatchObject({ body: 'The prerendered sign-up', policy })
    for (const path of ['/', '/account', '/auth/action', '/sign-up', '/loginx'])
      expect(await get(path)).toMatchObject({ path, body: 'The app', policy: null })
    const { dist } = await folderWith(door)
    expect(hostingInFrontOf(prefixed, hosting, dist).redirects).toEqual([
      {
        source: '/.well-known/change-password',
        destination: '/login/account/security',
        type: 302,
      },
    ])
  })

  it('the door’s files have its headers however their address is written', async () => {
    const { get } = await served({ ...door, ...owners })
    const isDoor = { body: 'The door', policy, cache: 'no-cache' }
    for (const path of ['/%67atehouse', '/gatehous%65', '/%67%61%74%65%68%6F%75%73%65'])
      expect(await get(path)).toMatchObject({ path, ...isDoor })
    expect(await get('/%67ate')).toMatchObject({ body: 'The app', policy: null })
    for (const path of ['/gatehouse%2Fsign-up', '/gatehouse%2fsign-up', '/%67atehouse/sign-up'])
      expect(await get(path)).toMatchObject({ policy })
  })

  it('the app never answers among the door’s files', async () => {
    const { get } = await served({ ...door, ...owners })
    expect(await get('/gatehouse/x')).toMatchObject({ body: 'The door', policy })
    expect(await get('/gatehouse/assets/old-1.js')).toMatchObject({ status: 404 })
  })

  it('a file of the app’s earlier build is missing, and not a page', async () => {
    const { get } = await served({ ...door, ...owners, 'my-app/dist/docs/intro.html': 'Intro' })
    for (const path of ['/assets/app-0.js', '/assets/fonts/old.woff2'])
      expect(await get(path)).toMatchObject({ path, status: 404 })
    for (const path of ['/assets/app', '/users/ada.lovelace', '/docs/v1.2'])
      expect(await get(path)).toMatchObject({ path, body: 'The app' })
  })

  it('an app with a page for unknown addresses shows it for them', async () => {
    const { get } = await served({ ...door, ...owners, 'my-app/dist/404.html': 'Nothing here' })
    expect(await get('/')).toMatchObject({ body: 'The app' })
    expect(await get('/where')).toMatchObject({ status: 404, body: 'Nothing here' })
    expect(await get('/account')).toMatchObject({ body: 'The door' })
  })

  it('the door’s addresses are those of docs/existing-app.md', () => {
    const page = readFileSync('docs/existing-app.md', 'utf8')
    const names = [...doorSegments(), doorFolder]
    for (const name of names) expect(page).toContain(`\`/${name}\``)
    expect(page).toContain(`[/^\\/(${names.join('|')})(\\/|$)/]`)
  })

  it('an owner’s headers for all addresses or all assets apply to the app, too', async () => {
    const { dist } = await folderWith(door)
    const framing = { source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] }
    const caching = {
      source: '/assets/**/*.*',
      headers: [{ key: 'Cache-Control', value: 'immutable' }],
    }
    const given = { ...hosting, headers: [...hosting.headers, framing, caching] }
    expect(hostingInFrontOf(app, given, dist).headers.slice(-2)).toEqual([framing, caching])
  })

  it('a Cloud Run service answers last, and an owner’s other rules stay', async () => {
    const { dist } = await folderWith(door)
    const api = { source: '/api/**', run: { serviceId: 'api', region: 'us-east1' } }
    const own = { source: '/api/**', headers: [{ key: 'Vary', value: 'Origin' }] }
    const page = { source: '/lists/**', destination: '/index.html' }
    const given = {
      ...hosting,
      rewrites: [...(hosting.rewrites ?? []), api, page],
      headers: [...hosting.headers, own],
    }
    const { rewrites = [], headers } = hostingInFrontOf({ app: app.app, run }, given, dist)
    expect(rewrites.slice(-3)).toEqual([api, page, { source: '!/gatehouse/**', run }])
    expect(headers.at(-1)).toEqual(own)
  })
})

describe('the app’s build', () => {
  it('is copied beside the door', async () => {
    const { root, dist } = await folderWith({ ...door, ...owners })
    expect(await copyExistingApp(app, dist, root)).toEqual([])
    expect(await readFile(join(dist, 'assets/app-1.js'), 'utf8')).toBe('app()')
    expect(await readFile(join(dist, 'gatehouse/index.html'), 'utf8')).toBe('The door')
  })

  it('is refused if it has an address of the door', async () => {
    const { root, dist } = await folderWith({
      ...door,
      ...owners,
      'my-app/dist/account/index.html': '',
      'my-app/dist/sign-in.html': '',
      'my-app/dist/gatehouse/logo.svg': '',
    })
    expect(await copyExistingApp(app, dist, root)).toEqual([
      'product.folder: my-app/dist/account/index.html has an address of the door. Rename it.',
      'product.folder: my-app/dist/gatehouse/logo.svg has an address of the door. Rename it.',
      'product.folder: my-app/dist/sign-in.html has an address of the door. Rename it.',
    ])
  })

  it('has to be named and there, unless Cloud Run serves the app', async () => {
    const { root, dist } = await folderWith(door)
    expect(await copyExistingApp(app, dist, root)).toEqual([
      'product.folder: there is no my-app/dist/index.html. Build your app first.',
    ])
    expect(await copyExistingApp({ app: app.app }, dist, root)).toEqual([
      'product needs folder or run in production, see docs/existing-app.md.',
    ])
    expect(await copyExistingApp({ app: app.app, run }, dist, root)).toEqual([])
  })
})

/** The files on a server like Firebase Hosting. */
async function served(files: Readonly<Record<string, string>>, existing: ExistingApp = app) {
  const { root, dist } = await folderWith(files)
  expect(await copyExistingApp(existing, dist, root)).toEqual([])
  const { origin, stop } = await startHostingServer({ directory: dist, app: existing, on })
  onTestFinished(stop)
  return {
    get: async (path: string) => {
      const response = await fetch(origin + path)
      return {
        path,
        status: response.status,
        body: await response.text(),
        policy: response.headers.get('content-security-policy'),
        cache: response.headers.get('cache-control'),
      }
    },
  }
}

async function folderWith(files: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), 'gatehouse-app-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), content)
  }
  return { root, dist: join(root, 'dist') }
}
