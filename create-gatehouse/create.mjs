#!/usr/bin/env node
// `npm create gatehouse my-app` puts the door into the folder my-app, as a repository into which later versions can
// be pulled.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [name = ''] = process.argv.slice(2)

if (name === '') fail('Name the folder for your app: npm create gatehouse my-app')
else if (existsSync(name)) fail(`There already is ${name}. Name another folder.`)
else create()

function create() {
  const temporary = mkdtempSync(join(tmpdir(), 'gatehouse-create-'))
  const packed = join(temporary, 'door.git')
  try {
    const archive = join(dirname(fileURLToPath(import.meta.url)), 'door.tar')
    run('tar', '-xf', archive, '-C', temporary)
    run('git', 'clone', '--quiet', '--origin', 'gatehouse', pathToFileURL(packed).href, name)
    const origin = run('git', '--git-dir', packed, 'config', '--get', 'remote.origin.url').trim()
    if (origin === '') run('git', '-C', name, 'remote', 'remove', 'gatehouse')
    else run('git', '-C', name, 'remote', 'set-url', 'gatehouse', origin)
    // Without it, Git refuses to pull a later version beside commits of one's own.
    run('git', '-C', name, 'config', 'pull.rebase', 'false')
  } finally {
    rmSync(temporary, { recursive: true })
  }
  process.stdout.write(`Created ${name}. Next:

  cd ${name}
  npm run create -- books   # a product of your own; its name is up to you
  npm start

To push it to a repository of your own: git remote add origin <its address>
`)
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, ...args) {
  return execFileSync(program, args, { encoding: 'utf8' })
}

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
