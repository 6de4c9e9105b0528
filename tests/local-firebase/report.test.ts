import { expect, test } from 'vitest'
import { hostedReport, localReport, previewReport } from '#scripts/start/report.ts'
import { ports } from './addresses.ts'

test('the report names what is not running, what to do about it, and where the data is kept', () => {
  const sentence = 'Firestore and Storage are not running: Java was not found. Install it.'
  const report = localReport({
    app: null,
    ports,
    localFirebase: { running: new Set(['auth']), missing: [sentence] },
    keptIn: '.local/firebase-data',
    signIn: { password: true, emailLink: false },
  })
  expect(report).toBe(`
Gatehouse runs on the local Firebase.

  App        http://localhost:${ports.app}
  Mailbox    http://localhost:${ports.app}/mailbox
  Auth       http://127.0.0.1:${ports.auth}
  Firestore  not running
  Storage    not running

${sentence}

Sign in as demo@gatehouse.test with the password open-sesame
The data is kept in .local/firebase-data
Ctrl-C stops everything.

`)
})

test.each([
  [
    { password: false, emailLink: true },
    'Sign in as demo@gatehouse.test with a link from the mailbox',
  ],
  [{ password: false, emailLink: false }, null],
])('with %o, the report names no password', (signIn, sentence) => {
  const localFirebase = { running: new Set(['auth'] as const), missing: [] }
  const report = localReport({
    app: null,
    ports,
    localFirebase,
    keptIn: undefined,
    signIn,
  })
  expect(/^Sign in.*$/m.exec(report)?.[0] ?? null).toBe(sentence)
})

test.each([
  [true, 'Your own app at http://localhost:3000 is behind it.'],
  [
    false,
    'Nothing answers at http://localhost:3000 yet. Start your own app there, or correct product.app in gatehouse.config.ts.',
  ],
])('the report says whether the app behind the door answers: %s', (isAnswering, sentence) => {
  const app = { app: 'http://localhost:3000', isAnswering }
  expect(hostedReport(ports, app)).toContain(`\n\n${sentence}\n\n`)
})

test('the report of a preview names its languages, the mailbox, and a person to sign in as', () => {
  const report = previewReport({
    app: null,
    ports,
    languages: ['en-US', 'de'],
    signIn: { password: false, emailLink: true },
  })
  expect(report).toBe(`
The built app runs on the local Firebase, in en-US, de. It starts in the language of your browser.

  App        http://localhost:${ports.app}
  Mailbox    http://localhost:${ports.app}/mailbox

Sign in as demo@gatehouse.test with a link from the mailbox
Ctrl-C stops everything.

`)
})

test('the report of a preview says what the app behind the door must be built for', () => {
  const signIn = { password: true, emailLink: false }
  const app = { app: 'http://localhost:3000' }
  expect(previewReport({ app, ports, languages: ['en-US'], signIn })).toContain(
    '\n\nYour own app must be built for the local Firebase, too: see docs/existing-app.md, step 5.\n\n',
  )
})
