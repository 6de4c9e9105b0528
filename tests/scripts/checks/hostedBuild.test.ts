import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoPerson } from '#local-firebase/demoPerson.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { hostedProblems } from '#scripts/checks/hostedBuild.ts'
import { findLocalTraces, findMethodTraces } from '#scripts/checks/localTraces.ts'
import { hosting, policyHeader } from '#scripts/hosting/hostingConfiguration.ts'
import { inlineProblems } from '#scripts/hosting/inlineSources.ts'
import { methodsOn } from '#src/domain/signInMethods.ts'
import tested from '../../configurations/everything.config.ts'

const everything = methodsOn(tested.signIn)

test.each([
  ['connect(`http://127.0.0.1:9099`)', 'the address of a local service'],
  ['const host = "localhost"', 'the address of a local service'],
  ['`http://localhost:${port}`', 'the address of a local service'],
  ['fetch(`${auth}/emulator/v1/projects`)', 'a call to an emulator'],
  ['text="Running in emulator mode."', "the SDK's connection to an emulator"],
  ['path="/mailbox"', 'the mailbox'],
  ['title=`Mailbox`', 'the mailbox'],
  ['open("https://stately.ai/registry")', 'the Stately inspector'],
  ['if(globalThis.gatehouseTrace)', 'the trace for browser tests'],
  [demoPerson.email, 'the demo person'],
  [demoPerson.password, 'the demo person'],
  [demoPerson.displayName, 'the demo person'],
  [PROJECT_ID, 'the local project'],
])('a hosted build with %s holds what it must not', (text, what) => {
  expect(findLocalTraces(text)).toEqual([`${what}: …${text}…`])
})

test.each([
  ['firebase/auth', 'var a=`http://localhost`,b=`emulator/auth/handler`;this.emulatorConfig=null'],
  ['xstate', 'this.mailbox=new s(this._process.bind(this)),this.mailbox.start()'],
])('what %s always brings along is nothing local', (_library, text) => {
  expect(findLocalTraces(text)).toEqual([])
})

test.each([
  ['forgot:`Forgot password?`', 'password'],
  ['link:`Email me a sign-in link`', 'emailLink'],
  ['title:`Sign in by phone`', 'phone'],
  ['none:`Not connected`', 'providers'],
  ['guest:`Continue as a guest`', 'guest'],
  ['path:"/auth/token"', 'tokenLink'],
  ['switchHeading:`Switch accounts?`', 'tokenLink'],
  ['scan:`Scan this with your app`', 'totp'],
  ['notAtHand:`I don’t have access to it`', 'secondFactors'],
] as const)('a build with %s holds a method that must be on', (text, method) => {
  expect(findMethodTraces(text, { ...everything, [method]: false })).toEqual([
    `signIn.${method}, which is off: …${text}…`,
  ])
  expect(findMethodTraces(text, everything)).toEqual([])
})

test('a hosted build is told by file what is wrong with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'main.js'), 'connect("http://127.0.0.1:8080")')
  await writeFile(join(folder, 'assets', 'main.css'), 'body { color: red }')
  await writeFile(join(folder, 'index.html'), '<script>alert(1)</script>')

  expect(await hostedProblems(folder, everything)).toEqual([
    'assets/main.js holds the address of a local service: …connect("http://127.0.0.1:8080")…',
    ...inlineProblems('<script>alert(1)</script>', policyHeader(hosting)),
  ])
})
