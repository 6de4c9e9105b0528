import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { sourceLanguage } from '#scripts/languages/languages.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { partsOn } from '#src/domain/gatehouse.ts'
import type { SignIn } from '#src/domain/signInMethods.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { offTracesIn } from './offTraces.ts'

const allOn: SignIn = {
  password: true,
  emailLink: true,
  phone: true,
  providers: ['google.com', 'apple.com'],
  guest: true,
  tokenLink: true,
  passkeys: true,
  secondFactors: ['totp', 'sms'],
}

/** One method less each. The step `hosted` builds without passkeys. */
const oneOff: readonly Partial<SignIn>[] = [
  { password: false },
  { emailLink: false },
  { phone: false },
  { providers: [] },
  { guest: false },
  { tokenLink: false },
  { secondFactors: [] },
  { secondFactors: ['totp'] },
  { secondFactors: ['sms'] },
]

/**
 * Turns off one sign-in method at a time, and checks that the build has no traces of it: `npm run deploy`
 * refuses them.
 */
export async function checkMethodsOff(): Promise<Outcome> {
  const waiting = [...oneOff]
  const problems: string[] = []
  const buildNext = async (): Promise<void> => {
    for (let off = waiting.shift(); off; off = waiting.shift())
      problems.push(...(await problemsOf(off)))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext))
  return checkOutcome(problems.length === 0, problems.join('\n'))
}

async function problemsOf(off: Partial<SignIn>): Promise<string[]> {
  const signIn = { ...allOn, ...off }
  const directory = await mkdtemp(join(tmpdir(), 'gatehouse-method-off-'))
  try {
    const { succeeded, output } = await runProgram('vite', ['build', '--outDir', directory], {
      ...exampleProject(),
      NODE_ENV: 'production',
      GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
      GATEHOUSE_METHODS: JSON.stringify(signIn),
      GATEHOUSE_LANGUAGE: sourceLanguage,
    })
    const traces = succeeded ? await offTracesIn(directory, partsOn({ signIn })) : [output]
    return traces.map((trace) => `With ${JSON.stringify(off)}: ${trace}`)
  } finally {
    await rm(directory, { recursive: true })
  }
}
