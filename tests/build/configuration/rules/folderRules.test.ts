import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rulesFiles, withFolderRules, withProductRules } from '#local-firebase/rulesFiles.ts'

const door = readFileSync(rulesFiles.storage, 'utf8')

it('leaves the rules as they are without folders', () => {
  expect(withFolderRules(door, [])).toBe(door)
})

it('has a match for each folder, and nothing for other folders, beside a product’s own rules', () => {
  const own = '// ----- The product -----\nmatch /covers/{id} {}\n// ----- End of the product -----'
  const rules = withFolderRules(withProductRules(door, own), ['photos', 'receipts'])
  const folders = [...rules.matchAll(/^ {4}match \/([^/ ]+)/gm)].map(([, name]) => name)
  expect(folders).toEqual(['files', 'photos', 'receipts'])
  expect(rules).toContain('match /covers/{id} {}')
  expect(withFolderRules(rules, ['photos', 'receipts'])).toBe(rules)
})

it('refuses rules without a place for the folders', () => {
  expect(() => withFolderRules('service firebase.storage {}', ['photos'])).toThrow(
    'The rules have no headings for the folders.',
  )
})
