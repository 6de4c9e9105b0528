import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rulesFor } from '#build/configuration/rules/collectionRules.ts'
import { checkOwnRules, productDocuments } from '#build/configuration/rules/productRules.ts'
import { rulesFiles, withProductRules } from '#local-firebase/rulesFiles.ts'

it('finds the collections and counters of the notebook, and those that rules are made for', () => {
  const notebook = readFileSync('products/notebook/firestore.rules', 'utf8')
  expect(productDocuments(notebook)).toEqual({
    collections: ['notes'],
    counters: ['notes'],
  })
  const made = rulesFor(['items', 'lists'])
  expect(productDocuments(made)).toEqual({ collections: ['items', 'lists'], counters: [] })
})

it('asks for a document in each collection whose documents may have files', () => {
  const made = rulesFor(['items', 'lists'], ['items', 'lists'])
  expect(made).toContain(`    function mayHaveFiles(attachedTo) {
      return existsAfter(pathOf('items', attachedTo))
        || existsAfter(pathOf('lists', attachedTo));
    }
`)
  expect(productDocuments(made)).toEqual({ collections: ['items', 'lists'], counters: [] })
})

it('finds every collection that the rules mention, once', () => {
  const rules = `
    match /books/{bookId} { allow read: if isOwner() && before().name != '}'; }
    // match /drafts/{draftId} { It isn't there yet.
    function isBook() { return after() == {'a': {}} }
    match /usage/books {
      allow get: if isOwner();
    }
    match /settings/theme { allow get: if isOwner(); }
    match /settings/sound { allow get: if isOwner(); }
    match /quotes/{quoteId}{ allow get: if isOwner(); }`
  expect(productDocuments(inBlock(rules))).toEqual({
    collections: ['books', 'settings', 'quotes'],
    counters: ['books'],
  })
})

it.each([
  [
    'match /books/{bookId} { allow get: if true; match /quotes/{quoteId} { allow get: if true; } }',
    'match /books/{bookId}/quotes/{quoteId} is below a document, so it would stay when an account is deleted. Put it in a collection of its own, beside books.',
  ],
  [
    'match /books/{path=**} { allow get: if true; }',
    'match /books/{path=**} is below a document, so it would stay when an account is deleted. Put it in a collection of its own, beside books.',
  ],
  [
    'match /{collection}/{id} { allow get: if true; }',
    'match /{collection}/{id} fits any name. Name each one, so that it is deleted with the account.',
  ],
  [
    'match /usage/{kind} { allow get: if true; }',
    'match /usage/{kind} fits any name. Name each one, so that it is deleted with the account.',
  ],
  [
    'match /usage/books { allow get: if true; } match /usage/quotes { allow get: if true; }',
    '/usage/books and /usage/quotes are documents of their own. Keep all counters in one document.',
  ],
  [
    'match /profile/theme { allow get: if true; }',
    'match /profile/theme is in a collection of the door. Choose another name than profile.',
  ],
  [
    'match /usage/files { allow write: if isOwner(); }',
    'match /usage/files is the door’s own counter. Choose another name than files.',
  ],
])('refuses %s', (rules, problem) => {
  expect(() => productDocuments(inBlock(rules))).toThrow(
    `firestore.rules can’t be used:\n  - ${problem}`,
  )
})

it('refuses rules without the headings of the product', () => {
  expect(() =>
    checkOwnRules('match /books/{bookId} { allow get: if true; }', 'firestore', 'my.rules'),
  ).toThrow(
    /^my\.rules can’t be used:\n {2}- It has no “----- The product”.*docs\/product-options\.md/,
  )
})

it.each([
  ['before', `match /books/{bookId} { allow get: if true; }\n${inBlock('')}`],
  ['after', `${inBlock('')}match /books/{bookId} { allow get: if true; }\n`],
])('refuses rules %s the headings of the product, where none are checked', (_, rules) => {
  expect(() => checkOwnRules(rules, 'firestore', 'my.rules')).toThrow(
    'my.rules can’t be used:\n  - It has rules outside of “----- The product” and ' +
      '“----- End of the product -----”, where they aren’t checked. Move them between these two headings.',
  )
})

it.each([
  [
    'allow read, write: if true;',
    'It has an “allow” outside of a match, which would open the door’s own data. Put it into a match.',
  ],
  [
    '} match /x/{y} { allow read: if true; } match /a/{b} {',
    'A brace is missing, or there is one too many, so the rules around these would change. Correct the braces.',
  ],
])('refuses rules that would change those around them: %s', (rules, problem) => {
  expect(() => checkOwnRules(inBlock(rules), 'firestore', 'my.rules')).toThrow(
    new Error(`my.rules can’t be used:\n  - ${problem}`),
  )
})

it.each(['/{path=**}', '/{slot}', '/7'])('refuses rules for the door’s own files: %s', (path) => {
  const rules = inBlock(`match ${path} { allow read: if true; }`)
  expect(() => checkOwnRules(rules, 'storage', 'my.rules')).toThrow(
    `my.rules can’t be used:\n  - match ${path} also fits the door’s own files. Start the path with a name.`,
  )
  const named = inBlock('match /covers/{id} { allow read: if isPerson() }')
  expect(() => checkOwnRules(named, 'storage', 'my.rules')).not.toThrow()
})

it('allows comments around the headings of the product', () => {
  const rules = `// Books, match /books\n/* Ours */\n${inBlock('')}\n// The end\n`
  expect(() => checkOwnRules(rules, 'firestore', 'my.rules')).not.toThrow()
})

it('needs no rules from a product without documents', () => {
  const rules = withProductRules(readFileSync(rulesFiles.firestore, 'utf8'), rulesFor([]))
  expect(productDocuments(rules)).toEqual({ collections: [], counters: [] })
  const storage = withProductRules(readFileSync(rulesFiles.storage, 'utf8'), '')
  expect(withProductRules(storage, '')).toBe(storage)
})

function inBlock(rules: string): string {
  return `// ----- The product: books -----\n${rules}\n// ----- End of the product -----\n`
}

it('finds a collection with a hyphen', () => {
  expect(productDocuments(rulesFor(['to-dos']))).toEqual({ collections: ['to-dos'], counters: [] })
})

it('ends a block that has no line’s end', () => {
  const door = readFileSync(rulesFiles.firestore, 'utf8')
  const composed = withProductRules(door, inBlock('').trimEnd())
  expect(composed).toContain('// ----- End of the product -----\n')
})
