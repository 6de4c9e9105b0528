import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { otherNode } from '#scripts/checks/otherNode.ts'

test.each([
  ['20.19.0', 24],
  ['22.12.0', 24],
  ['24.21.0', 20],
])('on Node %s, the tests also run on Node %i', (version, other) => {
  expect(otherNode(version)).toBe(other)
})

test('the two versions are the one in the README and the oldest supported one', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string }
  }
  expect(readFileSync('README.md', 'utf8')).toContain(`You need Node ${otherNode('20.19.0')}`)
  expect(engines.node).toBe(`>=${otherNode('24.0.0')}.19.0`)
})
