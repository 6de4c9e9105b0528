import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { enabledFeatures } from '#build/configuration/gatehouseConfig.ts'
import { demoUser } from '#local-firebase/demoUser.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { disabledProblems, hostedProblems } from '#scripts/checks/traces.ts'
import tested from '../../configurations/everything.config.ts'

const parts = enabledFeatures(tested)
const everything = {
  ...parts,
  signIn: {
    ...parts.signIn,
    idleLimit: true,
    passkeys: true,
    requireSecondFactor: true,
    tokenLink: true,
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
])('a hosted build with %s is refused', async (text, what) => {
  const folder = await buildWith(text)
  expect(await hostedProblems(folder, everything)).toEqual([`main.js contains ${what}: …${text}…`])
  expect(await disabledProblems(folder, everything)).toEqual([])
})

test.each([
  ['firebase/auth', 'var a=`http://localhost`,b=`emulator/auth/handler`;this.emulatorConfig=null'],
  ['xstate', 'this.mailbox=new s(this._process.bind(this)),this.mailbox.start()'],
])('what %s always contains is not a trace of the local Firebase', async (_library, text) => {
  expect(await hostedProblems(await buildWith(text), everything)).toEqual([])
})

test.each([
  ['path:"/auth/token"', 'tokenLink'],
  ['call(e,`POST`,`/v1/accounts:signInWithCustomToken`,t)', 'tokenLink'],
  ['call(e,`/v2/accounts/passkeySignIn:start`)', 'passkeys'],
  ['send({type:`challenge.passed`})', 'secondFactors'],
  ['report(e?`admitted`:`factorMissing`)', 'requireSecondFactor'],
  ['sendBack({type:`input.seen`,after})', 'idleLimit'],
] as const)('%s is a trace of a sign-in method', async (text, method) => {
  const folder = await buildWith(text)
  const off = { ...everything, signIn: { ...everything.signIn, [method]: false } }
  const problems = [`main.js contains signIn.${method}, which is off: …${text}…`]
  expect(await disabledProblems(folder, off)).toEqual(problems)
  expect(await hostedProblems(folder, off)).toEqual(problems)
  expect(await hostedProblems(folder, everything)).toEqual([])
})

test('a call for text messages is a trace of phone numbers and of second factors', async () => {
  const text = 'call(e,`/v1/accounts:sendVerificationCode`,t)'
  const folder = await buildWith(text)
  const withMethods = (phone: boolean, sms: boolean) =>
    disabledProblems(folder, { ...everything, signIn: { ...everything.signIn, phone, sms } })
  expect(await withMethods(false, true)).toEqual([])
  expect(await withMethods(true, false)).toEqual([])
  expect(await withMethods(false, false)).toEqual([
    `main.js contains a call for text messages, and signIn.phone and sms are off: …${text}…`,
  ])
})

test('the names of events are a trace of onEvent', async () => {
  const text = 'report({name:`signed_in`})'
  const folder = await buildWith(text)
  expect(await disabledProblems(folder, { ...everything, onEvent: false })).toEqual([
    `main.js contains an event, and onEvent is off: …${text}…`,
  ])
  expect(await disabledProblems(folder, { ...everything, onEvent: true })).toEqual([])
})

test('the problems of a hosted build are listed by file', async () => {
  const folder = await buildWith('connect("http://127.0.0.1:8080")')
  await writeFile(join(folder, 'main.css'), 'body { color: red }')
  await writeFile(join(folder, 'index.html'), '<p>demo@gatehouse.test</p>')

  expect(await hostedProblems(folder, parts)).toEqual([
    'index.html contains the demo person: …<p>demo@gatehouse.test</p>…',
    'main.js contains the address of a local service: …connect("http://127.0.0.1:8080")…',
  ])
})

async function buildWith(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'main.js'), code)
  return folder
}
