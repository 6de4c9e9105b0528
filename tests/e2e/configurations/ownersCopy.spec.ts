import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '#scripts/checks/copyProject.ts'
import { noProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { runProgram } from '#scripts/process/runProgram.ts'

/** The link to the packages isn't ignored as their folder is. */
const all = ['--', '.', ':!node_modules']

const environment = {
  GATEHOUSE_CONFIG: '',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}

/** What an owner's copy is configured with, besides the product that `npm run create` starts. */
const owners: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'that has just been made': {},
  'with one language, one sign-in method, and a brand of its own': {
    "name: 'Gatehouse'": "name: 'Plotline'",
    "light: '#1844b9', dark: '#8cb1ff'": "light: '#8a1c5b', dark: '#f2a7cf'",
    "['en-US', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar']": "['de']",
    'password: true': 'password: false',
    'phone: true': 'phone: false',
    "['google.com', 'github.com', 'apple.com', 'microsoft.com']": '[]',
    'guest: true': 'guest: false',
    "['totp', 'sms']": '[]',
  },
  'in front of an app, with questions at sign-up': {
    "['en-US', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar']": "['en-US', 'de']",
    "product: 'products/books'":
      "product: { app: 'http://localhost:3000', collections: ['todos'] }",
    'signIn: {': "signUp: { name: 'required' },\n  signIn: {",
  },
}

for (const [name, changes] of Object.entries(owners))
  test(`format, product tests, and build pass in a copy ${name}`, async () => {
    test.setTimeout(900_000)
    const copy = await copyProject()
    try {
      await run(copy, 'npm', ['run', 'create', '--', 'books'])
      await change(copy, 'gatehouse.config.ts', changes)
      const output = await run(copy, 'npm', [
        'test',
        '--',
        'productFormat',
        'productTests',
        'productBuild',
      ])
      expect(output).toMatch(/^ok {3}productTests .*^ok {3}productBuild .*^\d+ passed, 0 failed$/ms)
    } finally {
      await rm(copy, { recursive: true })
    }
  })

test('a later version of the door is taken by git pull, without a conflict', async () => {
  test.setTimeout(900_000)
  const door = await copyProject()
  const copy = `${door}-owner`
  try {
    await commit(door, 'The door')
    await run(door, 'git', ['clone', '--quiet', door, copy])
    await symlink(join(door, 'node_modules'), join(copy, 'node_modules'), 'junction')
    await change(copy, 'gatehouse.config.ts', {
      "name: 'Gatehouse'": "name: 'Plotline'",
      "light: '#1844b9', dark: '#8cb1ff'": "light: '#8a1c5b', dark: '#f2a7cf'",
      "['en-US', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar']": "['en-US', 'de']",
    })
    await run(copy, 'npm', ['run', 'create', '--', 'books'])
    await change(copy, 'brand/logo.svg', { '<svg': '<svg data-owner=""' })
    await change(copy, 'products/books/product.ts', { 'collections: []': "collections: ['books']" })
    await run(copy, 'npm', ['test', '--', 'productBuild'])
    await commit(copy, 'Our books')

    const changed = await changeEverywhere(door)
    expect(changed.length).toBeGreaterThan(500)
    // A language that the owner doesn't offer lacks a sentence.
    const french = join(door, 'translations/fr/session.ts')
    const sentences = await readFile(french, 'utf8')
    await writeFile(french, sentences.replace(/^ {2}stay: .*\n/m, ''))
    expect(await readFile(french, 'utf8')).not.toBe(sentences)
    await commit(door, 'A later version of the door')
    await run(copy, 'git', ['pull', '--quiet', '--no-rebase', '--no-edit', door, 'HEAD'])
    expect(await run(copy, 'git', ['status', '--porcelain', ...all])).toBe('')
    for (const path of changed)
      expect(await readFile(join(copy, path), 'utf8')).toBe(
        await readFile(join(door, path), 'utf8'),
      )
    await run(copy, 'npm', ['test', '--', 'productTypes', 'productTests', 'productBuild'])
  } finally {
    await rm(copy, { recursive: true, force: true })
    await rm(door, { recursive: true })
  }
})

test('npm run preview serves the built app in every language', async () => {
  test.setTimeout(300_000)
  const copy = await copyProject()
  await change(copy, 'gatehouse.config.ts', {
    "['en-US', 'de', 'fr', 'es', 'pt-BR', 'ja', 'ar']": "['en-US', 'de']",
  })
  // Beside the local Firebase of the other tests.
  const shift = Number(process.env['GATEHOUSE_PORT_SHIFT'] ?? 0) + 3000
  const preview = spawn(process.execPath, ['scripts/run.mjs', 'preview'], {
    cwd: copy,
    env: { ...process.env, ...environment, ...noProject(), GATEHOUSE_PORT_SHIFT: String(shift) },
  })
  let output = ''
  for (const stream of [preview.stdout, preview.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(preview, 'exit')
  try {
    await expect
      .poll(() => output, { timeout: 240_000 })
      .toContain(
        `in en-US, de. It starts in the language of your browser.\n\n  App        http://localhost:${5173 + shift}\n`,
      )
    for (const language of ['en', 'de']) {
      const headers = { 'accept-language': language }
      const page = await fetch(`http://127.0.0.1:${5173 + shift}/`, { headers })
      expect(await page.text()).toMatch(new RegExp(`<html[^>]* lang="${language}`))
    }
  } finally {
    preview.kill('SIGTERM')
    await ended
    await rm(copy, { recursive: true })
  }
})

/** Changes a line in each file of the door, and returns their paths. */
async function changeEverywhere(door: string): Promise<readonly string[]> {
  const files = (await run(door, 'git', ['ls-files'])).split('\n')
  const code = files.filter(
    (path) =>
      /^(src|build|scripts|products|translations)\/.*\.tsx?$/.test(path) || path.endsWith('.md'),
  )
  for (const path of code) {
    const text = await readFile(join(door, path), 'utf8')
    await writeFile(
      join(door, path),
      path.endsWith('.md') ? `${text}\nLater.\n` : `${text}// Later.\n`,
    )
  }
  await change(door, 'package.json', { '"description": "': '"description": "Later. ' })
  await change(door, 'firebase.json', { 'max-age=86400': 'max-age=172800' })
  await change(door, 'index.html', { '<script>': '<script>/* Later. */' })
  await change(door, 'firestore.rules', {
    "rules_version = '2';": "// Later.\nrules_version = '2';",
  })
  return [...code, 'package.json', 'firebase.json', 'index.html', 'firestore.rules']
}

async function change(
  folder: string,
  path: string,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  let text = await readFile(join(folder, path), 'utf8')
  for (const [from, to] of Object.entries(changes)) {
    expect(text).toContain(from)
    text = text.replace(from, () => to)
  }
  await writeFile(join(folder, path), text)
}

async function commit(folder: string, message: string): Promise<void> {
  await run(folder, 'git', ['init', '--quiet'])
  await run(folder, 'git', ['add', '--all', ...all])
  await run(folder, 'git', ['commit', '--quiet', '--message', message])
}

/** Runs a program to its end, and returns its output. */
async function run(folder: string, program: string, options: string[]): Promise<string> {
  const { succeeded, output } = await runProgram(program, options, environment, folder)
  expect(succeeded, output).toBe(true)
  return output
}
