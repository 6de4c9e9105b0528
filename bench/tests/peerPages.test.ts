import { expect, it } from 'vitest'
import { peerPages, versionsOf } from '#bench/peers/peerPages.ts'

it.each(peerPages)('$name is built from exact versions of all that it imports', (page) => {
  const imported = Array.from(page.source.matchAll(/(?:from|import) '(@[^/']+\/[^/']+|[^/']+)/g))
  expect(imported.length).toBeGreaterThan(2)
  for (const [, name = ''] of imported) expect(page.packages[name]).toMatch(/^\d+\.\d+\.\d+/)
})

it('names every package once, with its version', () => {
  const page = { name: '', source: '' }
  const versions = versionsOf([
    { ...page, packages: { react: '19.3.1', firebase: '12.19.0' } },
    { ...page, packages: { firebase: '12.19.0' } },
  ])
  expect(versions).toEqual('firebase 12.19.0, react 19.3.1')
})
