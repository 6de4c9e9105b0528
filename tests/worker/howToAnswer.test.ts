import { describe, expect, it } from 'vitest'
import firebase from '../../firebase.json' with { type: 'json' }
import { howToAnswer } from '#src/worker/howToAnswer.ts'

const origin = 'https://gatehouse.example'

const opens = (path: string) =>
  howToAnswer({ method: 'GET', mode: 'navigate', url: origin + path }, origin)
const fetches = (url: string, method = 'GET') => howToAnswer({ method, mode: 'cors', url }, origin)

describe('a page that is opened', () => {
  it.each([
    '/',
    '/sign-in',
    '/sign-in?return=%2Faccount',
    '/account/delete',
    '/notes/7f9c24e8-3b12-4fef-91e0-5c2a8e1d6b0a',
    '/?search=pass+code',
  ])('is answered at %s', (path) => {
    expect(opens(path)).toBe('page')
  })

  it.each([
    ['a page of Firebase', '/__/auth/handler'],
    ['what it frames', '/__/auth/iframe?v=12'],
    ['its settings', '/__/firebase/init.json'],
    ['the page that links in mails lead to', '/auth/action?mode=resetPassword&oobCode=x'],
    ['the same without its query', '/auth/action'],
    ['the page for tokens of other systems', '/auth/token'],
    ['an answer of a provider', '/sign-in?state=x&code=y'],
    ['a code on another page', '/?oobCode=x'],
    ['a token', '/sign-in?idp=x&token=y'],
    ['a file', '/favicon.svg'],
    ['a file of the build', '/assets/signIn-1.js'],
    ['what password managers ask for', '/.well-known/change-password'],
  ])('is left to the browser where it is %s', (_what, path) => {
    expect(opens(path)).toBeNull()
  })

  it.each(['/', '/sign-in', '/notes/1', '/__/auth/handler', '/_x', '/x.js', '/.env', '/sign-in/'])(
    'is answered at %s where the host gives the app, and nowhere else',
    (path) => {
      const gives = firebase.hosting.rewrites.some(({ regex }) => new RegExp(regex).test(path))
      expect(opens(path)).toBe(gives ? 'page' : null)
    },
  )

  it('is left to the browser when it is sent with a form, or to another site', () => {
    const page = { method: 'POST', mode: 'navigate', url: `${origin}/` } as const
    expect(howToAnswer(page, origin)).toBeNull()
    const elsewhere = { method: 'GET', mode: 'navigate', url: 'https://other.example/' } as const
    expect(howToAnswer(elsewhere, origin)).toBeNull()
  })
})

describe('what a page asks for', () => {
  it('is answered when it is a file of the build', () => {
    expect(fetches(`${origin}/assets/NotesView-1.js`)).toBe('file')
  })

  it.each([
    `${origin}/favicon.svg`,
    `${origin}/worker.js`,
    `${origin}/account`,
    `${origin}/__/firebase/init.json`,
    'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=x',
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel',
    'https://lh3.googleusercontent.com/a/picture',
    'https://other.example/assets/NotesView-1.js',
  ])('is left to the browser when it is %s', (url) => {
    expect(fetches(url)).toBeNull()
  })

  it('is left to the browser when something is sent', () => {
    expect(fetches(`${origin}/assets/NotesView-1.js`, 'POST')).toBeNull()
  })
})
