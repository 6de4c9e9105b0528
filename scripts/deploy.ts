import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { existingAppOf } from '#build/configuration/existingApp.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { throwProblems } from '#build/configuration/schema.ts'
import { composeIndexes, composeRules } from '#local-firebase/rulesFiles.ts'
import { localTraces } from './checks/traces.ts'
import { deploysStorage, missingBucket } from './deploy/missingBucket.ts'
import { canUseProject, release, type FirebaseCli } from './deploy/release.ts'
import { checkStorageRole } from './doctor/administration.ts'
import { formatFindings } from './doctor/finding.ts'
import { likelySite, reachProject } from './doctor/project.ts'
import { buildApp } from './hosting/buildApp.ts'
import { copyExistingApp, hostingInFrontOf, missingApp } from './hosting/existingAppHosting.ts'
import { hostedProject } from './hosting/firebaseEnvironment.ts'
import { configurationToDeploy } from './hosting/hostingConfiguration.ts'
import { hostingFor, policyFeatures } from './hosting/pagePolicy.ts'
import { command } from './process/command.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'
import { withProjectTools } from './process/runProgram.ts'

const directory = join(PROJECT_ROOT, 'dist')
/** In place of firebase.json, with the headers for this build. */
const deployedFile = 'firebase.deployed.json'
const indexWaitMs = 10_000
const withoutWorker = '--without-worker'

/**
 * `npm run deploy` builds the app for the configured project, checks the build, deploys the indexes, and when they
 * are ready, the app and the rules. Then it checks whether the rules of Storage may read Firestore.
 * `--without-worker` removes the service worker and its caches from browsers. Other options are passed to
 * `firebase deploy`.
 */
await command(async (options) => {
  const configuration = hostedProject('A deploy needs')
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT)
  const app = existingAppOf(gatehouse.product)
  const { projectId } = configuration.firebase
  // Before the build, which takes minutes.
  if (app) throwProblems(missingApp(app, PROJECT_ROOT))
  // The service account of a CI may be allowed to deploy, and not to list.
  if (process.stdin.isTTY && !canUseProject(firebaseCli(projectId, 'firebase.json')))
    throw new Error(`The Firebase CLI can’t use ${projectId}. Sign in first: npx firebase login`)
  const more = options.filter((option) => option !== withoutWorker)
  const project = await reachProject(configuration, likelySite(configuration.firebase))
  const noBucket = await missingBucket(project, more)
  throwProblems(noBucket === null ? [] : [noBucket])

  const isWithoutWorker = options.includes(withoutWorker)
  await buildApp(directory, { GATEHOUSE_WORKER: isWithoutWorker ? 'off' : '' })

  throwProblems(await localTraces(directory))
  const appCheck = configuration.appCheck !== null
  const built = hostingFor(directory, policyFeatures(gatehouse.signIn, appCheck))
  if (app) throwProblems(await copyExistingApp(app, directory, PROJECT_ROOT))

  const complete = configurationToDeploy(app ? hostingInFrontOf(app, built, directory) : built)
  await writeFile(join(PROJECT_ROOT, deployedFile), JSON.stringify(complete, null, 2))
  await writeRules(configuration.tenantId)
  process.exitCode = await release(firebaseCli(projectId, deployedFile), more, () => {
    process.stdout.write('Firestore builds the indexes. The app follows when they are ready.\n')
    return setTimeout(indexWaitMs)
  })
  if (process.exitCode !== 0 || !deploysStorage(more)) return

  const findings = await checkStorageRole(project)
  process.stdout.write(`\n${formatFindings(findings)}`)
  if (findings.some(({ state }) => state === 'failed')) process.exitCode = 1
})

/** Writes the rules and indexes to deploy where firebase.json looks for them. */
async function writeRules(tenant: string | null): Promise<void> {
  const folder = join(PROJECT_ROOT, '.rules')
  await mkdir(folder, { recursive: true })
  for (const service of ['firestore', 'storage'] as const)
    await writeFile(join(folder, `${service}.rules`), await composeRules(service, tenant))
  const indexes = JSON.stringify(await composeIndexes(), null, 2)
  await writeFile(join(folder, 'firestore.indexes.json'), indexes)
}

function firebaseCli(projectId: string, file: string): FirebaseCli {
  const run = (args: readonly string[], output: 'inherit' | 'pipe') =>
    spawnSync('firebase', [...args, '--project', projectId, '--config', file], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
      env: withProjectTools(process.env),
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
