import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { sourceLanguage } from '#build/languages/languages.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { enabledFeatures } from '#build/configuration/gatehouseConfig.ts'
import type { SignIn } from '#build/configuration/signInMethods.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { disabledMethodTracesIn } from './disabledMethodTraces.ts'

/** The configuration of a build that turns off nothing. */
export const allOn: SignIn = {
  password: true,
  emailLink: true,
  phone: true,
  providers: ['google.com', 'apple.com'],
  guest: true,
  tokenLink: true,
  passkeys: true,
  secondFactors: ['totp', 'sms'],
}

/** What each build turns off: each method in one of them. The step `hosted` builds without passkeys. */
export const methodsOff: readonly Partial<SignIn>[] = [
  { password: false, phone: false, tokenLink: false, secondFactors: ['totp'] },
  { emailLink: false, providers: [], guest: false, secondFactors: [] },
]

/**
 * Turns off each sign-in method while the others are on, and checks that the build has no traces of it: `npm run
 * deploy` refuses them.
 */
export async function checkMethodsOff(): Promise<Outcome> {
  const problems = (await Promise.all(methodsOff.map(problemsOf))).flat()
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
    const traces = succeeded
      ? await disabledMethodTracesIn(directory, enabledFeatures({ signIn }))
      : [output]
    return traces.map((trace) => `With ${JSON.stringify(off)}: ${trace}`)
  } finally {
    await rm(directory, { recursive: true })
  }
}
