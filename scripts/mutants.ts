import { readFile } from 'node:fs/promises'
import { findEngines } from '#local-firebase/engines.ts'
import { errorText } from '#local-firebase/errorText.ts'
import { startFirestore } from '#local-firebase/firestoreEmulator.ts'
import { requireFreePorts } from '#local-firebase/freePorts.ts'
import { HOST, localPorts } from '#local-firebase/ports.ts'
import { rulesFiles } from '#local-firebase/rulesFiles.ts'
import { checks } from '#tests/rules/firestore/checks.ts'
import { equivalents } from './mutants/equivalents.ts'
import { Jury } from './mutants/jury.ts'
import { mutantsOf } from './mutants/mutantsOf.ts'
import { verdictOn } from './mutants/verdict.ts'

/** Far from the ports of a running `npm start`. */
const PORT = localPorts(30_000).firestore

/**
 * `npm run test:mutants` puts one small fault after the other into firestore.rules, and fails when
 * the checks of tests/rules do not notice one that is not listed as unnoticeable.
 */
async function main(): Promise<void> {
  const { firestore: command, missing } = await findEngines()
  if (!command) throw new Error(missing.join('\n'))
  await requireFreePorts({ firestore: PORT })
  const emulator = await startFirestore({ command, port: PORT, kept: undefined, tell: print })
  try {
    const jury = new Jury(`http://${HOST}:${PORT}`, Object.values(checks).flat())
    await judgeAll(jury, await readFile(rulesFiles.firestore, 'utf8'))
  } finally {
    await emulator.stop()
  }
}

async function judgeAll(jury: Jury, rules: string): Promise<void> {
  const witness = await jury.judge(rules)
  if (witness !== null) throw new Error(`The rules as they are do not pass: ${witness}.`)

  const mutants = mutantsOf(rules)
  const survivors = []
  for (const [index, mutant] of mutants.entries()) {
    if (process.stdout.isTTY) process.stdout.write(`${index + 1} of ${mutants.length}\r`)
    if ((await jury.judge(mutant.rules)) === null) survivors.push(mutant)
  }
  const { passed, text } = verdictOn(mutants.length, survivors, equivalents)
  print(text)
  process.exitCode = passed ? 0 : 1
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`)
  process.exitCode = 1
}
