import { describe, expect, it } from 'vitest'
import { hosting } from '#scripts/hosting/hostingConfiguration.ts'
import { pageRoutes } from '#scripts/hosting/pageRoutes.ts'
import { toLanguageDetour } from '#src/startup/prerender/visitorLanguage.ts'
import { cachedResourceOf } from '#src/startup/worker/cachedResource.ts'

const origin = 'https://gatehouse.example'
const build = {
  version: '1',
  generation: 1,
  hashes: [],
  files: ['/', '/welcome', '/assets/signIn-1.js', '/favicon.svg'],
  routes: pageRoutes(hosting, ['index.html', 'welcome.html']),
}

const opens = (path: string, cache: RequestCache = 'default') =>
  cachedResourceOf({ cache, method: 'GET', mode: 'navigate', url: origin + path }, origin, build)
const fetches = (url: string, method = 'GET') =>
  cachedResourceOf({ cache: 'default', method, mode: 'cors', url }, origin, build)

describe('a page that is opened', () => {
  it.each([
    '/',
    '/sign-in',
    '/sign-in?return=%2Faccount',
    '/account/delete',
    '/notes/7f9c24e8-3b12-4fef-91e0-5c2a8e1d6b0a',
    '/?search=pass+code',
    '/?page=2',
    '/notes/1?page=2',
    '/notes/1?gatehouse-page=%2Faccount',
  ])('is answered with the app at %s', (path) => {
    expect(opens(path)).toEqual({ what: 'page', path: '/' })
  })

  it('is answered with its own page if the build has one', () => {
    expect(opens('/welcome?return=%2Faccount')).toEqual({ what: 'page', path: '/welcome' })
  })

  it.each(['no-cache', 'reload'] as const)('is recognized as a reload (%s)', (cache) => {
    expect(opens('/account', cache)).toEqual({ what: 'reload', path: '/' })
  })

  it('is requested from the host first if the app asks for the visitor’s language', () => {
    expect(opens(toLanguageDetour('/account'))).toEqual({ what: 'reload', path: '/' })
  })

  it.each([
    ['a page of Firebase', '/__/auth/handler'],
    ['the page of Firebase that emails lead to', '/__/auth/action?mode=resetPassword&oobCode=x'],
    ['what it frames', '/__/auth/iframe?v=12'],
    ['its settings', '/__/firebase/init.json'],
    ['the page that links in emails lead to', '/auth/action?mode=resetPassword&oobCode=x'],
    ['the same without its query', '/auth/action'],
    ['the page for tokens of other systems', '/auth/token'],
    ['an answer of a provider', '/sign-in?state=x&code=y'],
    ['a code on another page', '/?oobCode=x'],
    ['a token', '/sign-in?idp=x&token=y'],
    ['a file', '/favicon.svg'],
    ['a file of the build', '/assets/signIn-1.js'],
    ['what password managers ask for', '/.well-known/change-password'],
  ])('is left to the browser if it is %s', (_what, path) => {
    expect(opens(path)).toBeNull()
  })

  it('is left to the browser if it is one of Firebase’s, whatever the host serves elsewhere', () => {
    const everything = { ...build, routes: [['', '/']] as const }
    const page = { cache: 'default', method: 'GET', mode: 'navigate' } as const
    expect(cachedResourceOf({ ...page, url: `${origin}/x` }, origin, everything)?.path).toBe('/')
    expect(cachedResourceOf({ ...page, url: `${origin}/__/auth/x` }, origin, everything)).toBeNull()
  })

  it('is left to the browser if it is a form submission, or on another site', () => {
    const page = { cache: 'default', method: 'POST', mode: 'navigate', url: `${origin}/` } as const
    expect(cachedResourceOf(page, origin, build)).toBeNull()
    const elsewhere = { ...page, method: 'GET', url: 'https://other.example/' }
    expect(cachedResourceOf(elsewhere, origin, build)).toBeNull()
  })
})

describe('what a page requests', () => {
  it.each(['/assets/signIn-1.js', '/assets/ofAnotherBuild-1.js', '/favicon.svg'])(
    'is answered if it is a file such as %s',
    (path) => {
      expect(fetches(origin + path)).toEqual({ what: 'file', path })
    },
  )

  it.each([
    `${origin}/robots.txt`,
    `${origin}/worker.js`,
    `${origin}/account`,
    `${origin}/welcome`,
    `${origin}/assets/signIn-1.js?again`,
    `${origin}/__/firebase/init.json`,
    'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=x',
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel',
    'https://lh3.googleusercontent.com/a/picture',
    'https://other.example/assets/NotesView-1.js',
  ])('is left to the browser if it is at %s', (url) => {
    expect(fetches(url)).toBeNull()
  })

  it('is left to the browser if it sends data', () => {
    expect(fetches(`${origin}/assets/signIn-1.js`, 'POST')).toBeNull()
  })
})
