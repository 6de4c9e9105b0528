import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoUser } from '#local-firebase/demoUser.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { hostedProblems } from '#scripts/checks/hostedBuild.ts'
import { findLocalTraces } from '#scripts/checks/localTraces.ts'
import { findDisabledMethodTraces } from '#scripts/checks/disabledMethodTraces.ts'
import { enabledFeatures } from '#build/configuration/gatehouseConfig.ts'
import tested from '../../configurations/everything.config.ts'

const parts = enabledFeatures(tested)
const everything = {
  ...parts,
  signIn: {
    ...parts.signIn,
    idleLimit: true,
    leakedPasswords: true,
    longestSession: true,
    passkeys: true,
    requireSecondFactor: true,
    tokenLinkOnly: true,
  },
}

test.each([
  ['connect(`http://127.0.0.1:9099`)', 'the address of a local service'],
  ['const host = "localhost"', 'the address of a local service'],
  ['`http://localhost:${port}`', 'the address of a local service'],
  ['fetch(`${auth}/emulator/v1/projects`)', 'a call to an emulator'],
  ['text="Running in emulator mode."', "the SDK's connection to an emulator"],
  ['path="/mailbox"', 'the mailbox'],
  ['title=`Mailbox`', 'the mailbox'],
  ['open("https://stately.ai/registry")', 'the Stately inspector'],
  [demoUser.email, 'the demo person'],
  [demoUser.password, 'the demo person'],
  [demoUser.displayName, 'the demo person'],
  [PROJECT_ID, 'the local project'],
])('a hosted build with %s is refused', (text, what) => {
  expect(findLocalTraces(text)).toEqual([`${what}: …${text}…`])
})

test.each([
  ['firebase/auth', 'var a=`http://localhost`,b=`emulator/auth/handler`;this.emulatorConfig=null'],
  ['xstate', 'this.mailbox=new s(this._process.bind(this)),this.mailbox.start()'],
])('what %s always contains is not a trace of the local Firebase', (_library, text) => {
  expect(findLocalTraces(text)).toEqual([])
})

test.each([
  ['path:"/auth/token"', 'tokenLink'],
  ['call(e,`POST`,`/v1/accounts:signInWithCustomToken`,t)', 'tokenLink'],
  ['call(e,`/v2/accounts/passkeySignIn:start`)', 'passkeys'],
  ['call(e,`POST`,`/v2/accounts/mfaSignIn:finalize`)', 'secondFactors'],
  ['at:`https://api.pwnedpasswords.com/range/`', 'leakedPasswords'],
  ['send({type:`factor.missing`})', 'requireSecondFactor'],
  ['send({type:`session.expired`})', 'longestSession'],
  ['read(`last-input`)', 'idleLimit'],
] as const)('%s is a trace of a sign-in method', (text, method) => {
  const off = { ...everything.signIn, [method]: false }
  expect(findDisabledMethodTraces(text, { ...everything, signIn: off })).toEqual([
    `signIn.${method}, which is off: …${text}…`,
  ])
  expect(findDisabledMethodTraces(text, everything)).toEqual([])
})

test('a call for text messages is a trace of phone numbers and of second factors', () => {
  const text = 'call(e,`/v1/accounts:sendVerificationCode`,t)'
  const withMethods = (phone: boolean, sms: boolean) =>
    findDisabledMethodTraces(text, { ...everything, signIn: { ...everything.signIn, phone, sms } })
  expect(withMethods(false, true)).toEqual([])
  expect(withMethods(true, false)).toEqual([])
  expect(withMethods(false, false)).toEqual([
    `a call for text messages, and signIn.phone and sms are off: …${text}…`,
  ])
})

test('the names of events are a trace of onEvent', () => {
  const text = 'report({name:`signed_in`})'
  expect(findDisabledMethodTraces(text, { ...everything, onEvent: false })).toEqual([
    `an event, and onEvent is off: …${text}…`,
  ])
  expect(findDisabledMethodTraces(text, { ...everything, onEvent: true })).toEqual([])
})

test('the problems of a hosted build are listed by file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'main.js'), 'connect("http://127.0.0.1:8080")')
  await writeFile(join(folder, 'assets', 'main.css'), 'body { color: red }')
  await writeFile(join(folder, 'index.html'), '<p>demo@gatehouse.test</p>')

  expect(await hostedProblems(folder, parts)).toEqual([
    'assets/main.js holds the address of a local service: …connect("http://127.0.0.1:8080")…',
    'index.html holds the demo person: …<p>demo@gatehouse.test</p>…',
  ])
})
