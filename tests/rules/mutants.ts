import type { Check } from './check.ts'
import { firestoreChecks } from './firestore/firestoreChecks.ts'
import { loadFirestoreRules, loadStorageRules } from './loadRules.ts'
import { newPeople } from './people.ts'
import { startRulesEnvironment } from './rulesEnvironment.ts'
import { storageChecks } from './storage/storageChecks.ts'
import { testedRules } from './testedRules.ts'

/** Avoids the ports of a running `npm start`. */
const SHIFT = 30_000
const CHECKS_AT_ONCE = 8

const services = [
  { name: 'storage', allChecks: storageChecks, load: loadStorageRules },
  { name: 'firestore', allChecks: firestoreChecks, load: loadFirestoreRules },
] as const

/** A part of the rules, and what it is replaced with. */
type Fault = { readonly start: number; readonly end: number; readonly by: string }

/** What is replaced wherever it is found, and with what. */
const SWAPS: readonly (readonly [RegExp, (found: string) => readonly string[]])[] = [
  [/&&/g, () => ['||']],
  [/\|\|/g, () => ['&&']],
  [/==/g, () => ['!=']],
  [/!=/g, () => ['==']],
  [/<=/g, () => ['<', '>=']],
  [/>=/g, () => ['>', '<=']],
  [/<(?!=)/g, () => ['<=', '>']],
  [/!(?=\w)/g, () => ['']],
  [/(?<= )[+](?= )/g, () => ['-']],
  [/(?<= )[*](?= )/g, () => ['+']],
  [/-(?=\w+\()/g, () => ['']],
  [/\bhasOnly\b/g, () => ['hasAny']],
  [/\bafter(?=\(\)[^ ])/g, () => ['before']],
  [/\bbefore(?=\(\)[^ ])/g, () => ['after']],
  [/\b(get|exists)(?=\()/g, (name) => [`${name}After`]],
  [/\b(get|exists)After(?=\()/g, (name) => [name.replace('After', '')]],
  [/\bget(?=: if)/g, () => ['read']],
  [/\bcreate(?=: if)/g, () => ['create, update']],
  [/\bcreate, update(?=: if)/g, () => ['create', 'update', 'write']],
  [/\bdelete(?=: if)/g, () => ['update, delete']],
  [/(?<=: if )/g, () => ['true || ', 'false && ']],
  [/(?<=\? )\w+ : \w+/g, (pair) => [pair.split(' : ').toReversed().join(' : ')]],
  [/(?<=')\w+(?=')/g, (word) => [`${word}x`]],
  // Not the ends of ranges such as 0-9.
  [/(?<![\w[-])\d+(?![\w-])|(?<= -)\d+/g, (sum) => [`${Number(sum) + 1}`, `${Number(sum) - 1}`]],
]

function faultsIn(rules: string): Fault[] {
  const swaps = SWAPS.flatMap(([what, replacements]) =>
    [...rules.matchAll(what)].flatMap(({ index, 0: found }) =>
      replacements(found).map((by) => ({ start: index, end: index + found.length, by })),
    ),
  )
  return [...swaps, ...omissionsIn(rules)]
    .filter(({ start }) => !/^(\/\/|rules_version)/.test(lineAt(rules, start)))
    .toSorted((one, other) => one.start - other.start)
}

/** Omits each operand of `&&` and `||`. */
function omissionsIn(rules: string): Fault[] {
  const starts = [...rules.matchAll(/(&&|\|\||: if|return|[?:(]|(?<![=!<>])=(?!=))\s*/g)]
  return starts.flatMap(({ index, 0: before, 1: operatorBefore }) => {
    const start = index + before.length
    const end = endOfOperand(rules, start)
    const [, operatorAfter] = /^\s*(&&|\|\|)/.exec(rules.slice(end)) ?? []
    const operator = operatorAfter ?? operatorBefore
    if (operator === '&&') return [{ start, end, by: 'true' }]
    return operator === '||' ? [{ start, end, by: 'false' }] : []
  })
}

function endOfOperand(rules: string, start: number): number {
  let depth = 0
  for (let end = start; end < rules.length; end += 1) {
    const rest = rules.slice(end)
    if (depth === 0 && /^(\s*(&&|\|\||[;?)\]},])|\s+:\s)/.test(rest)) return end
    if (/^[([{]/.test(rest)) depth += 1
    if (/^[)\]}]/.test(rest)) depth -= 1
  }
  return rules.length
}

function lineAt(text: string, index: number): string {
  const [line = ''] = text.slice(text.lastIndexOf('\n', index - 1) + 1).split('\n', 1)
  return line.trim()
}

/** Names the faults that no check notices. */
async function judge({ name, allChecks, load }: (typeof services)[number]): Promise<void> {
  const checks = Object.values(allChecks).flat()
  let attempts = 0

  const fails = async ({ attempt, expected }: Check) => {
    // New names, because the users of earlier attempts still exist.
    attempts += 1
    return (await attempt(newPeople(origins, `${name}${attempts}`))) !== expected
  }
  /** The name of a check that fails with these rules. */
  const failingCheck = async (rules: string): Promise<string | null> => {
    const compiles = await load(origins, rules).then(
      () => true,
      () => false,
    )
    if (!compiles) return 'the rules compile'
    for (let first = 0; first < checks.length; first += CHECKS_AT_ONCE) {
      const failed = await Promise.all(checks.slice(first, first + CHECKS_AT_ONCE).map(fails))
      const place = failed.indexOf(true)
      const [check] = place === -1 ? [] : checks.splice(first + place, 1)
      if (!check) continue
      // It often notices the next fault as well.
      checks.unshift(check)
      return check.name
    }
    return null
  }

  const rules = await testedRules(name)
  const failing = await failingCheck(rules)
  if (failing !== null) throw new Error(`${name}.rules fail without any fault: ${failing}.`)

  const faults = faultsIn(rules)
  let missed = 0
  for (const { start, end, by } of faults) {
    const changed = rules.slice(0, start) + by + rules.slice(end)
    if ((await failingCheck(changed)) !== null) continue
    missed += 1
    const line = rules.slice(0, start).split('\n').length
    const lines = [`- ${lineAt(rules, start)}`, `+ ${lineAt(changed, start)}`]
    process.stdout.write(`${name}.rules:${line}\n${lines.join('\n')}\n\n`)
  }
  process.stdout.write(`${name}.rules: ${missed} of ${faults.length} faults were not noticed.\n\n`)
}

// `npm run test:mutants` puts one fault at a time into the security rules, and names those that none of their
// checks notices. `-- storage` or `-- firestore` does one half.
const names = process.argv.slice(2)
const { origins, stop } = await startRulesEnvironment(SHIFT)
try {
  for (const service of services) {
    if (names.length === 0 || names.includes(service.name)) await judge(service)
  }
} finally {
  await stop()
}
