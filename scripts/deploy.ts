import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readConfiguration } from '#build/configuration/firebaseProject.ts'
import { existingAppOf } from '#build/configuration/existingApp.ts'
import { enabledFeatures } from '#build/configuration/gatehouseConfig.ts'
import { composeRules } from '#local-firebase/rulesFiles.ts'
import { hostedProblems } from './checks/traces.ts'
import { release, type FirebaseCli } from './deploy/release.ts'
import { formatFindings } from './doctor/finding.ts'
import { likelySite } from './doctor/project.ts'
import { reachProject } from './doctor/reachProject.ts'
import { checkStorageRole } from './doctor/storageRole.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { copyExistingApp, hostingInFrontOf } from './hosting/existingAppHosting.ts'
import { buildApp } from './hosting/buildApp.ts'
import { givenProject } from './hosting/firebaseEnvironment.ts'
import { configurationToDeploy } from './hosting/hostingConfiguration.ts'
import { hostingFor } from './hosting/pagePolicy.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'
import { withProjectTools } from './process/projectTools.ts'

const NO_PROJECT =
  'A deploy needs a Firebase project, but no VITE_FIREBASE_* variable is set. ' +
  'Fill in those of .env.example in a file named .env.local, then try again.'
const NO_SERVICES = { auth: '', firestore: '', storage: '' }
const DIRECTORY = join(PROJECT_ROOT, 'dist')
const RULES = join(PROJECT_ROOT, '.rules')
/** In place of firebase.json, with the headers for this build. */
const DEPLOYED = 'firebase.deployed.json'
/** In milliseconds. */
const INDEX_WAIT = 10_000
const WITHOUT_WORKER = '--without-worker'

/**
 * `npm run deploy` builds the app for the configured project, checks the build, deploys the indexes, and when they
 * are ready, the app and the rules. Then it checks whether the rules of Storage may read Firestore.
 * `--without-worker` removes the service worker and its caches from browsers. Other options are passed to
 * `firebase deploy`.
 */
async function main(options: string[]): Promise<void> {
  const { configuration, problems } = readConfiguration(givenProject(), NO_SERVICES)
  if (!configuration) return fail(problems.join('\n'))
  if (configuration.local) return fail(NO_PROJECT)

  const isWithoutWorker = options.includes(WITHOUT_WORKER)
  const build = await buildApp(DIRECTORY, { GATEHOUSE_WORKER: isWithoutWorker ? 'off' : '' })
  if (!build.succeeded) return fail(build.output.trim())

  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT)
  const features = enabledFeatures(gatehouse)
  const faults = await hostedProblems(DIRECTORY, features)
  if (faults.length > 0) return fail(faults.join('\n'))
  const appCheck = configuration.appCheck !== null
  const built = hostingFor(DIRECTORY, { ...features.signIn, appCheck })
  const app = existingAppOf(gatehouse.product)
  const appFaults = app ? await copyExistingApp(app, DIRECTORY, PROJECT_ROOT) : []
  if (appFaults.length > 0) return fail(appFaults.join('\n'))

  const complete = configurationToDeploy(app ? hostingInFrontOf(app, built, DIRECTORY) : built)
  await writeFile(join(PROJECT_ROOT, DEPLOYED), JSON.stringify(complete, null, 2))
  await writeRules(configuration.tenantId)
  const more = options.filter((option) => option !== WITHOUT_WORKER)
  const cli = firebaseCli(configuration.firebase.projectId)
  process.exitCode = await release(cli, more, () => {
    process.stdout.write('Firestore builds the indexes. The app follows when they are ready.\n')
    return setTimeout(INDEX_WAIT)
  })
  if (process.exitCode !== 0) return

  const project = await reachProject(configuration, likelySite(configuration.firebase))
  const findings = await checkStorageRole(project)
  process.stdout.write(`\n${formatFindings(findings)}`)
  if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1
}

/** Writes the rules to deploy where firebase.json looks for them. */
async function writeRules(tenant: string | null): Promise<void> {
  await mkdir(RULES, { recursive: true })
  for (const service of ['firestore', 'storage'] as const)
    await writeFile(join(RULES, `${service}.rules`), await composeRules(service, tenant))
}

function firebaseCli(projectId: string): FirebaseCli {
  const run = (args: readonly string[], output: 'inherit' | 'pipe') =>
    spawnSync('firebase', [...args, '--project', projectId, '--config', DEPLOYED], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
      env: withProjectTools(process.env),
      shell: process.platform === 'win32',
      stdio: ['inherit', output, 'inherit'],
    })
  return {
    show: (args) => run(args, 'inherit').status ?? 1,
    read: (args) => {
      const { status, stdout } = run(args, 'pipe')
      return status === 0 ? stdout : null
    },
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await main(process.argv.slice(2))
