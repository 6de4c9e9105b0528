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
import { hostedProblems } from './traces.ts'

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

/** Without text messages and second factors, and with what the step `hosted` builds without. */
const signIn: SignIn = {
  password: true,
  emailLink: true,
  phone: false,
  providers: ['google.com', 'apple.com'],
  guest: true,
  tokenLink: true,
  passkeys: true,
  secondFactors: [],
}

/**
 * Checks that a build with other methods than the sample's has no traces of those that are off: `npm run deploy`
 * refuses them.
 */
export async function checkMethodsOff(): Promise<Outcome> {
  const directory = await mkdtemp(join(tmpdir(), 'gatehouse-methods-off-'))
  try {
    const { succeeded, output } = await runProgram('vite', ['build', '--outDir', directory], {
      ...exampleProject(),
      NODE_ENV: 'production',
      GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
      GATEHOUSE_METHODS: JSON.stringify(signIn),
      GATEHOUSE_LANGUAGE: sourceLanguage,
    })
    if (!succeeded) return checkOutcome(false, output)
    const problems = await hostedProblems(directory, enabledFeatures({ signIn }))
    return checkOutcome(problems.length === 0, problems.join('\n'))
  } finally {
    await rm(directory, { recursive: true })
  }
}
