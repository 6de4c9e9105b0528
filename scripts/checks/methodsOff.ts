import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { sourceLanguage } from '#build/languages/languages.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { partsOn } from '#build/configuration/gatehouse.ts'
import type { SignIn } from '#build/configuration/signInMethods.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { offTracesIn } from './offTraces.ts'
import { readOwnSentences, type OwnSentences } from './ownSentences.ts'

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

/**
 * What each build turns off. For each two methods, one of the builds turns off the first and keeps the second, so that
 * no method can keep alone what belongs to another. The step `hosted` builds without passkeys.
 */
export const methodsOff: readonly Partial<SignIn>[] = [
  { secondFactors: [] },
  { secondFactors: ['sms'], password: false, phone: false, guest: false },
  { secondFactors: ['totp'], emailLink: false, phone: false, tokenLink: false },
  { password: false, providers: [], tokenLink: false },
  { emailLink: false, providers: [], guest: false },
]

/**
 * Turns off each sign-in method while the others are on, and checks that the build has no traces of it: `npm run
 * deploy` refuses them.
 */
export async function checkMethodsOff(): Promise<Outcome> {
  const waiting = [...methodsOff]
  const sentences = readOwnSentences()
  const problems: string[] = []
  const buildNext = async (): Promise<void> => {
    for (let off = waiting.shift(); off; off = waiting.shift())
      problems.push(...(await problemsOf(off, sentences)))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, buildNext))
  return checkOutcome(problems.length === 0, problems.join('\n'))
}

async function problemsOf(
  off: Partial<SignIn>,
  sentences: Promise<OwnSentences>,
): Promise<string[]> {
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
      ? await offTracesIn(directory, partsOn({ signIn }), sentences)
      : [output]
    return traces.map((trace) => `With ${JSON.stringify(off)}: ${trace}`)
  } finally {
    await rm(directory, { recursive: true })
  }
}
