import { expect, test } from 'vitest'
import { canUseProject, release } from '#scripts/deploy/release.ts'

/** A Firebase CLI that answers with these exit codes, and lists the indexes like this. */
function cli(codes: readonly number[], listings: readonly (string | null)[]) {
  const commands: string[] = []
  const [left, listed] = [codes.values(), listings.values()]
  return {
    commands,
    show: (args: readonly string[]) => {
      commands.push(args.join(' '))
      return left.next().value ?? 0
    },
    read: (args: readonly string[]) => {
      commands.push(args.join(' '))
      return listed.next().value ?? null
    },
    pause: () => {
      commands.push('(pause)')
      return Promise.resolve()
    },
  }
}

test('the app is deployed when all of its indexes are built', async () => {
  const firebase = cli([0, 0], ['[CREATING] (notes)', '[READY] (notes)'])
  expect(await release(firebase, ['--force'], firebase.pause)).toBe(0)
  expect(firebase.commands).toEqual([
    'deploy --only firestore:indexes --force',
    'firestore:indexes --pretty',
    '(pause)',
    'firestore:indexes --pretty',
    'deploy --only hosting,firestore:rules,storage --force',
  ])
})

test('no app is deployed without its indexes', async () => {
  const refused = cli([2], [])
  expect(await release(refused, [], refused.pause)).toBe(2)
  expect(refused.commands).toEqual(['deploy --only firestore:indexes'])
  const unknown = cli([0], [null])
  expect(await release(unknown, [], unknown.pause)).toBe(1)
  expect(unknown.commands).toHaveLength(2)
})

test.each(['--only hosting', '--only=hosting', '--except storage', '--except=storage'])(
  'a deploy with %s waits for nothing',
  async (options) => {
    const firebase = cli([0], [])
    expect(await release(firebase, options.split(' '), firebase.pause)).toBe(0)
    expect(firebase.commands).toEqual([`deploy ${options}`])
  },
)

test('whether the Firebase CLI may use the project shows before anything is built', () => {
  const firebase = cli([], ['my-app', null])
  expect(canUseProject(firebase)).toBe(true)
  expect(canUseProject(firebase)).toBe(false)
  expect(firebase.commands).toEqual(['apps:list WEB', 'apps:list WEB'])
})
