import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readConfiguration } from '#src/domain/configuration.ts'
import { partsOn } from '#src/domain/gatehouse.ts'
import { hostedProblems, rulesProblems } from './checks/hostedBuild.ts'
import { loadGatehouse } from './gatehouse/loadGatehouse.ts'
import { buildApp } from './hosting/buildApp.ts'
import { givenProject } from './hosting/firebaseEnvironment.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'
import { withProjectTools } from './process/projectTools.ts'

const NO_PROJECT =
  'A deploy needs a Firebase project, but no VITE_FIREBASE_* variable is set. ' +
  'Fill in those of .env.example in a file named .env.local, then try again.'
const NO_SERVICES = { auth: '', firestore: '', storage: '' }
const DIRECTORY = join(PROJECT_ROOT, 'dist')
const WITHOUT_WORKER = '--without-worker'

/**
 * `npm run deploy` builds the app for the configured project, checks the build, and deploys it together with
 * the rules of Firestore and Storage. `--without-worker` removes the service worker and its caches from
 * browsers, see docs/decisions/0046. Other options are passed to `firebase deploy`.
 */
async function main(options: string[]): Promise<void> {
  const { configuration, problems } = readConfiguration(givenProject(), NO_SERVICES)
  if (!configuration) return fail(problems.join('\n'))
  if (configuration.local) return fail(NO_PROJECT)

  const isWithoutWorker = options.includes(WITHOUT_WORKER)
  const build = await buildApp(DIRECTORY, { GATEHOUSE_WORKER: isWithoutWorker ? 'off' : '' })
  if (!build.succeeded) return fail(build.output.trim())

  const { gatehouse } = await loadGatehouse(PROJECT_ROOT)
  const hasAppCheck = configuration.appCheck !== null
  const faults = [
    ...(await hostedProblems(DIRECTORY, partsOn(gatehouse), hasAppCheck)),
    ...(await rulesProblems(gatehouse)),
  ]
  if (faults.length > 0) return fail(faults.join('\n'))

  const { projectId } = configuration.firebase
  const targets = ['--only', 'hosting,firestore,storage', '--project', projectId]
  const more = options.filter((option) => option !== WITHOUT_WORKER)
  const { status } = spawnSync('firebase', ['deploy', ...targets, ...more], {
    cwd: PROJECT_ROOT,
    env: withProjectTools(process.env),
    shell: process.platform === 'win32',
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await main(process.argv.slice(2))
