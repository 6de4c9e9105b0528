import { expect, test } from 'vitest'
import { mutantsOf } from '#scripts/mutants/mutantsOf.ts'

function faultsIn(rule: string): string[] {
  return mutantsOf(rule).map(({ after }) => after)
}

test('every condition is swapped, joined differently, and omitted', () => {
  expect(faultsIn('allow get: if isOwner() && (a(b, c) <= 10 || !d);')).toEqual([
    'allow get: if isOwner() || (a(b, c) <= 10 || !d);',
    'allow get: if isOwner() && (a(b, c) <= 10 && !d);',
    'allow get: if isOwner() && (a(b, c) < 10 || !d);',
    'allow get: if isOwner() && (a(b, c) >= 10 || !d);',
    'allow get: if isOwner() && (a(b, c) <= 10 || d);',
    'allow read: if isOwner() && (a(b, c) <= 10 || !d);',
    'allow get: if true || isOwner() && (a(b, c) <= 10 || !d);',
    'allow get: if false && isOwner() && (a(b, c) <= 10 || !d);',
    'allow get: if isOwner() && (a(b, c) <= 11 || !d);',
    'allow get: if isOwner() && (a(b, c) <= 9 || !d);',
    'allow get: if true && (a(b, c) <= 10 || !d);',
    'allow get: if isOwner() && true;',
    'allow get: if isOwner() && (false || !d);',
    'allow get: if isOwner() && (a(b, c) <= 10 || false);',
  ])
})

test('a condition may span several lines', () => {
  const rules = mutantsOf("return a.hasOnly([\n    'b'\n  ])\n  && c;").map(
    (mutant) => mutant.rules,
  )
  expect(rules).toContain('return true\n  && c;')
  expect(rules).toContain("return a.hasOnly([\n    'b'\n  ])\n  && true;")
})

test('a mutant is reported with its line', () => {
  const rules = "rules_version = '2';\n\n  return isGuest() ? 50 : 10000;\n"
  expect(mutantsOf(rules)[0]).toEqual({
    line: 3,
    before: 'return isGuest() ? 50 : 10000;',
    after: 'return isGuest() ? 10000 : 50;',
    rules: "rules_version = '2';\n\n  return isGuest() ? 10000 : 50;\n",
  })
})

test('the numbers in a pattern change, but not the ends of its ranges', () => {
  expect(faultsIn("matches('[0-9a-f]{8}')")).toEqual([
    "matches('[0-9a-f]{9}')",
    "matches('[0-9a-f]{7}')",
  ])
})
