import { expect, test } from 'vitest'
import { judgeFrames, judgeHandler } from '#scripts/doctor/authDomain.ts'
import { headersFor, judgeHeaders } from '#scripts/doctor/site.ts'
import { hosting } from '#scripts/hosting/hostingConfiguration.ts'
import { response, example } from './standIn.ts'

const CONSOLE = 'https://console.firebase.google.com/project/the-project'
const ABOUT = 'Headers of its pages'

const expected = headersFor(hosting, 'page')

test('every header of firebase.json belongs to a page, to a file, or to both', () => {
  const all = hosting.headers.flatMap(({ headers }) => headers).length
  const shared = hosting.headers.find(({ source }) => source === '**')?.headers.length ?? 0
  expect(expected.length + headersFor(hosting, 'asset').length).toBe(all + shared)
  expect(headersFor(hosting, 'asset').at(-1)).toEqual([
    'Cache-Control',
    'public, max-age=60, stale-while-revalidate=31536000',
  ])
  expect(expected.at(-1)).toEqual(['Cache-Control', 'no-cache'])
})

test('missing and different headers are listed, the policy by its directives', () => {
  const { 'Referrer-Policy': gone, ...rest } = Object.fromEntries(expected)
  const page = response(200, '', {
    ...rest,
    'X-Content-Type-Options': 'other',
    'Content-Security-Policy': rest['Content-Security-Policy']?.replace(
      "object-src 'none'",
      'object-src *',
    ),
  })
  expect(gone).toBe('strict-origin-when-cross-origin')
  expect(judgeHeaders(ABOUT, expected, page)).toEqual({
    state: 'failed',
    about: ABOUT,
    why: [
      'Content-Security-Policy has another object-src.',
      'Referrer-Policy is missing.',
      'X-Content-Type-Options is "other", not "nosniff".',
    ].join('\n    '),
    where: 'This version has others: npm run deploy',
  })
})

test.each([
  ['max-age=31556926; includeSubDomains; preload', 'passed'],
  ['max-age=60', 'failed'],
])('Hosting’s own transport security %s is %s', (value, state) => {
  const page = response(200, '', {
    ...Object.fromEntries(expected),
    'Strict-Transport-Security': value,
  })
  expect(judgeHeaders(ABOUT, expected, page).state).toBe(state)
})

test('an authDomain with Hosting’s page can be returned to', () => {
  const about = 'authDomain app.example.com'
  const own = response(200, { projectId: 'the-project' })
  expect(judgeHandler(example, response(200), own)).toEqual({ state: 'passed', about })
  expect(judgeHandler(example, response(404), response(404))).toEqual({
    state: 'failed',
    about,
    why: 'It has no /__/auth/handler: it is not a host of Firebase Hosting, nor forwards to one.',
    where: `${CONSOLE}/hosting/sites`,
  })
  expect(judgeHandler(example, response(200), response(200, { projectId: 'other' }))).toEqual({
    state: 'failed',
    about,
    why: 'It belongs to the project other. Correct VITE_FIREBASE_AUTH_DOMAIN.',
    where: `${CONSOLE}/settings/general`,
  })
  expect(judgeHandler(example, response(null), response(null))).toEqual({
    state: 'skipped',
    about,
    why: 'There was no response.',
  })
})

test.each([
  ['app.example.com', "frame-src 'self'", 'passed'],
  ['app.example.com', "frame-src 'none'", 'failed'],
  ['login.example.com', "frame-src 'self' https://*.firebaseapp.com", 'failed'],
  ['login.example.com', 'frame-src https://login.example.com', 'passed'],
  ['the-project.firebaseapp.com', 'frame-src https://*.firebaseapp.com', 'passed'],
  ['the-project.firebaseapp.com', "frame-src 'self'", 'failed'],
])('frames of %s with %s are %s', (authDomain, policy, state) => {
  const project = { ...example, firebase: { ...example.firebase, authDomain } }
  const about = `firebase.json allows frames of ${authDomain}`
  expect(judgeFrames(project, policy)).toEqual(
    state === 'passed'
      ? { state, about }
      : { state, about, why: `Add https://${authDomain} to "frame-src".`, where: 'firebase.json' },
  )
})
