import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoUser } from '#local-firebase/demoUser.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { localTraces } from '#scripts/checks/traces.ts'

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
  expect(await localTraces(await buildWith(text))).toEqual([`main.js contains ${what}: …${text}…`])
})

test.each([
  ['firebase/auth', 'var a=`http://localhost`,b=`emulator/auth/handler`;this.emulatorConfig=null'],
  ['xstate', 'this.mailbox=new s(this._process.bind(this)),this.mailbox.start()'],
])('what %s always contains is not a trace of the local Firebase', async (_library, text) => {
  expect(await localTraces(await buildWith(text))).toEqual([])
})

test('the problems of a hosted build are listed by file', async () => {
  const folder = await buildWith('connect("http://127.0.0.1:8080")')
  await writeFile(join(folder, 'main.css'), 'body { color: red }')
  await writeFile(join(folder, 'index.html'), '<p>demo@gatehouse.test</p>')

  expect(await localTraces(folder)).toEqual([
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
