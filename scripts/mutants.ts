import { errorText } from '#local-firebase/errorText.ts'
import { startRulesEnvironment } from '#tests/rules/rulesEnvironment.ts'
import { allCode, changedCode, goalFor, scoreFile } from './mutants/codeMutants.ts'
import { Jury } from './mutants/jury.ts'
import { mutantsOf } from './mutants/mutantsOf.ts'
import type { Ruleset } from './mutants/rulesets.ts'
import { rulesets } from './mutants/rulesets.ts'
import { verdictOn } from './mutants/verdict.ts'

/** Avoids the ports of a running `npm start`. */
const SHIFT = 30_000

/**
 * `npm run test:mutants` mutates firestore.rules and storage.rules, machines, stores, and domain, and fails
 * if the tests kill too few mutants. `-- rules` and `-- code` do half of it, `-- changed [base]` only code
 * that differs from `main` or another base, and file names only those files.
 */
async function main([what, ...more]: readonly string[]): Promise<void> {
  if (what === undefined || what === 'rules') await judgeRules()
  if (what === 'rules') return
  await judgeCode(await codeIn(what, more))
}

function codeIn(what: string | undefined, more: readonly string[]): Promise<readonly string[]> {
  if (what === undefined || what === 'code') return allCode()
  if (what === 'changed') return changedCode(more[0] ?? 'main')
  return Promise.resolve([what, ...more])
}

async function judgeCode(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const { total, missed } = await scoreFile(file)
    if (total === 0) continue
    const noticed = (total - missed.length) / total
    const survivors = missed.map((text) => `\n  ${text}`).join('')
    process.stdout.write(
      `${Math.round(noticed * 100)} % of ${total} noticed in ${file}${survivors}\n`,
    )
    if (noticed < goalFor(file)) process.exitCode = 1
  }
}

async function judgeRules(): Promise<void> {
  const { origins, stop } = await startRulesEnvironment(SHIFT)
  try {
    for (const ruleset of rulesets) await judgeAll(new Jury(origins, ruleset), ruleset)
  } finally {
    await stop()
  }
}

async function judgeAll(jury: Jury, { name, read, equivalents }: Ruleset): Promise<void> {
  const rules = await read()
  const witness = await jury.judge(rules)
  if (witness !== null) throw new Error(`${name} fails without any change: ${witness}.`)

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
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`)
  process.exitCode = 1
}
