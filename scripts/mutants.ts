import { readFile } from 'node:fs/promises'
import { errorText } from '#local-firebase/errorText.ts'
import { startRulesEnvironment } from '#tests/rules/rulesEnvironment.ts'
import { Jury } from './mutants/jury.ts'
import { mutantsOf } from './mutants/mutantsOf.ts'
import type { Ruleset } from './mutants/rulesets.ts'
import { rulesets } from './mutants/rulesets.ts'
import { verdictOn } from './mutants/verdict.ts'

/** Far from the ports of a running `npm start`. */
const SHIFT = 30_000

/**
 * `npm run test:mutants` puts one small fault after the other into firestore.rules and storage.rules,
 * and fails when the checks of tests/rules do not notice one that is not listed as unnoticeable.
 */
async function main(): Promise<void> {
  const { origins, stop } = await startRulesEnvironment(SHIFT)
  try {
    for (const ruleset of rulesets) await judgeAll(new Jury(origins, ruleset), ruleset)
  } finally {
    await stop()
  }
}

async function judgeAll(jury: Jury, { name, file, equivalents }: Ruleset): Promise<void> {
  const rules = await readFile(file, 'utf8')
  const witness = await jury.judge(rules)
  if (witness !== null) throw new Error(`${name} as it is does not pass: ${witness}.`)

  const mutants = mutantsOf(rules)
  const survivors = []
  for (const [index, mutant] of mutants.entries()) {
    if (process.stdout.isTTY) process.stdout.write(`${index + 1} of ${mutants.length}\r`)
    if ((await jury.judge(mutant.rules)) === null) survivors.push(mutant)
  }
  const { passed, text } = verdictOn(mutants.length, survivors, equivalents)
  process.stdout.write(`${name}\n${text}\n\n`)
  if (!passed) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`)
  process.exitCode = 1
}
