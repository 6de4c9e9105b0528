import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { removeDescriptions } from '#scripts/vite/withoutDescriptions.ts'

const houses = ['src/machines/', 'src/notebook/machines/'].map(
  (folder) => new URL(`../../../${folder}`, import.meta.url),
)

test('a chart loses its descriptions and nothing else', () => {
  const code = [
    "  id: 'auth',",
    "  description: 'Who\\'s in, and how.',",
    '  states: {',
    '    left: {',
    '      description:',
    '        "Nobody\'s here.",',
    "      on: { 'signOut.start': { target: 'holding' } },",
    "    one: { tags: 'a', description: 'It stands in a line.' },",
    '  },',
  ]
  expect(removeDescriptions(code.join('\n')).toString()).toBe(
    [...code.slice(0, 1), ...code.slice(2, 4), ...code.slice(6)].join('\n'),
  )
})

test('no chart keeps a description on a line of its own', () => {
  const left = houses.flatMap((machines) =>
    readdirSync(machines).filter((name) =>
      /^\s*description:/m.test(
        removeDescriptions(readFileSync(new URL(name, machines), 'utf8')).toString(),
      ),
    ),
  )
  expect(left).toEqual([])
})
