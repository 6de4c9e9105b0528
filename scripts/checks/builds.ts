import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enabledFeatures } from '#build/configuration/gatehouseConfig.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import type { SignIn } from '#build/configuration/signInMethods.ts'
import { sourceLanguage } from '#build/languages/languages.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { exampleProject } from '#scripts/hosting/firebaseEnvironment.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'
import { checkOutcome, type Outcome } from './outcome.ts'
import { disabledProblems, hostedProblems } from './traces.ts'

const hostedBuild = join(PROJECT_ROOT, 'dist-hosted')

/** Builds the app in all of its languages into a folder. */
export async function checkBuild(
  directory: string,
  environment: Record<string, string>,
): Promise<Outcome> {
  const { succeeded, output } = await buildApp(directory, environment)
  return checkOutcome(succeeded, output)
}

/** Builds a configuration for a hosted project and checks the files. The step `bytes` checks their size. */
export async function checkHostedBuild(configuration: string): Promise<Outcome> {
  const environment = { ...exampleProject(), GATEHOUSE_CONFIG: configuration }
  const build = await checkBuild(hostedBuild, environment)
  if (build.failed > 0) return build
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT, configuration)
  const problems = await hostedProblems(hostedBuild, enabledFeatures(gatehouse))
  return checkOutcome(problems.length === 0, problems.join('\n'))
}

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

/** The methods that each build turns off: each method in one of them. The step `hosted` builds without passkeys. */
const methodsOff: readonly Partial<SignIn>[] = [
  { password: false, phone: false, tokenLink: false, secondFactors: ['totp'] },
  { emailLink: false, providers: [], guest: false, secondFactors: [] },
]

/**
 * Turns off each sign-in method while the others are on, and checks that the build has no traces of it: `npm run
 * deploy` refuses them.
 */
export async function checkMethodsOff(): Promise<Outcome> {
  const problems = (await Promise.all(methodsOff.map(problemsWithout))).flat()
  return checkOutcome(problems.length === 0, problems.join('\n'))
}

async function problemsWithout(off: Partial<SignIn>): Promise<string[]> {
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
    const problems = succeeded
      ? await disabledProblems(directory, enabledFeatures({ signIn }))
      : [output]
    return problems.map((problem) => `With ${JSON.stringify(off)}: ${problem}`)
  } finally {
    await rm(directory, { recursive: true })
  }
}
