// Puts the door with its history into door.tar, so that later versions can be pulled into what create.mjs makes of it,
// and all of that can be pushed to a repository of the owner's. Run by `npm pack` and `npm publish` in this folder.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const temporary = mkdtempSync(join(tmpdir(), 'gatehouse-pack-'))
const packed = join(temporary, 'door.git')

try {
  const door = pathToFileURL(git('rev-parse', '--show-toplevel')).href
  git('clone', '--quiet', '--bare', '--single-branch', '--no-tags', door, packed)
  git('--git-dir', packed, 'config', 'remote.origin.url', publicUrl())
  execFileSync('tar', ['-cf', join(folder, 'door.tar'), '-C', temporary, 'door.git'])
} finally {
  rmSync(temporary, { recursive: true })
}

/** Where later versions come from; empty if the project has no public address. Never one with a password. */
function publicUrl() {
  const file = join(git('rev-parse', '--show-toplevel'), 'package.json')
  const { repository: { url = '' } = {} } = /** @type {{ repository?: { url?: string } }} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  )
  if (url === '' && process.env['npm_command'] === 'publish')
    throw new Error('package.json: name the address of this repository in repository.url.')
  if (url && !/^https:\/\/[^@]+$/.test(url))
    throw new Error(`package.json: repository.url must be an https address, not ${url}.`)
  return url
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
}
