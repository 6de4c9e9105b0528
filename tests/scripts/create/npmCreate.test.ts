import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'

const environment = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}

describe('a packed create-gatehouse', () => {
  let folder = ''
  let app = ''
  let archive = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gatehouse-packed-'))
    app = join(folder, 'my-app')
    // npm hands down the project's own setting to what it runs.
    const packing = ['pack', '--ignore-scripts=false', '--pack-destination', folder]
    await run(join(PROJECT_ROOT, 'create-gatehouse'), 'npm', packing)
    archive = join(folder, (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '')
    await create()
    return () => rm(folder, { recursive: true })
  }, 120_000)

  it('makes the last commit of the door, without a clone of it, in an empty folder', async () => {
    expect(await run(app, 'git', ['rev-parse', 'HEAD'])).toBe(
      await run(PROJECT_ROOT, 'git', ['rev-parse', 'HEAD']),
    )
    expect(await run(app, 'git', ['status', '--porcelain'])).toBe('')
    expect(await readdir(app)).toEqual(
      expect.arrayContaining(['.gitignore', '.npmrc', 'package-lock.json', 'src']),
    )
  })

  it('has the history that a push to an empty repository needs', async () => {
    const shallow = ['rev-parse', '--is-shallow-repository']
    expect(await run(app, 'git', shallow)).toBe(await run(PROJECT_ROOT, 'git', shallow))
    expect(await run(app, 'git', ['rev-list', '--count', 'HEAD'])).toBe(
      await run(PROJECT_ROOT, 'git', ['rev-list', '--count', 'HEAD']),
    )
  })

  it('takes a later version by git pull', async () => {
    await writeFile(join(app, 'gatehouse.config.ts'), '// Ours.\n')
    await run(app, 'git', ['commit', '--quiet', '--all', '--message', 'Our configuration'])
    const later = join(folder, 'later')
    await run(folder, 'git', ['clone', '--quiet', '--shared', PROJECT_ROOT, later])
    await writeFile(join(later, 'README.md'), 'Later.\n')
    await run(later, 'git', ['commit', '--quiet', '--all', '--message', 'A later version'])

    await run(app, 'git', ['pull', '--quiet', '--no-edit', later, 'HEAD'])
    expect(await readFile(join(app, 'README.md'), 'utf8')).toBe('Later.\n')
    expect(await readFile(join(app, 'gatehouse.config.ts'), 'utf8')).toBe('// Ours.\n')
  })

  it('leaves a folder alone that is there already', async () => {
    await expect(create()).rejects.toThrow('There already is my-app. Name another folder.')
  })

  function create(): Promise<string> {
    const options = ['--yes', '--offline', `--package=${archive}`, `--cache=${folder}/cache`]
    return run(folder, 'npm', ['exec', ...options, '--', 'create-gatehouse', 'my-app'])
  }
})

/** Runs a program to its end, and returns its output. */
async function run(folder: string, program: string, options: string[]): Promise<string> {
  const { succeeded, output } = await runProgram(program, options, environment, folder)
  if (!succeeded) throw new Error(output)
  return output
}
