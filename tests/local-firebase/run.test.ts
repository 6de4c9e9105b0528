import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

const INSTALLING = 'Installing the dependencies. This takes a minute.\n'

/** In place of npm: says what it was asked for, and installs by a link to what is here. */
const NPM = `
import { symlinkSync } from 'node:fs'
console.log('npm', ...process.argv.slice(2))
symlinkSync(${JSON.stringify(join(PROJECT_ROOT, 'node_modules'))}, 'node_modules')
`
const SCRIPT = `
const words: string[] = process.argv.slice(2)
console.log('hello', ...words)
process.exitCode = 7
`

let clone: string

beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'gatehouse-test-'))
  await mkdir(join(clone, 'scripts'))
  await writeFile(join(clone, 'scripts', 'hello.ts'), SCRIPT)
  await writeFile(join(clone, 'npm.mjs'), NPM)
  for (const file of ['package.json', 'package-lock.json', 'scripts/run.mjs']) {
    await cp(join(PROJECT_ROOT, file), join(clone, file))
  }
})

afterEach(() => rm(clone, { recursive: true }))

test('a fresh clone gets its dependencies, and then the script runs', async () => {
  expect(await run('hello', 'you', '--there')).toEqual({
    exitCode: 7,
    output: `${INSTALLING}npm ci\nhello you --there\n`,
  })
})

test('what is installed already is not installed again', async () => {
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(clone, 'node_modules'))
  expect(await run('hello')).toEqual({ exitCode: 7, output: 'hello\n' })
})

test('a changed package-lock.json is followed', async () => {
  await mkdir(join(clone, 'node_modules'))
  await writeFile(join(clone, 'node_modules', '.package-lock.json'), '{"packages":{}}')
  const { output } = await run('hello')
  expect(output).toContain(`${INSTALLING}npm ci\n`)
})

test('a script that does not exist is named', async () => {
  expect(await run('helo')).toEqual({
    exitCode: 1,
    output: 'There is no scripts/helo.ts. Name a script, such as start.\n',
  })
})

function run(...words: string[]): Promise<{ exitCode: number | null; output: string }> {
  const env = { ...process.env, npm_execpath: join(clone, 'npm.mjs') }
  return new Promise((resolve) => {
    const program = execFile(
      process.execPath,
      [join(clone, 'scripts', 'run.mjs'), ...words],
      { env },
      (_, stdout, stderr) => {
        resolve({ exitCode: program.exitCode, output: stdout + stderr })
      },
    )
  })
}
