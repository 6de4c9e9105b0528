import { readConfiguration } from '#build/configuration/firebaseProject.ts'
import { examine } from './doctor/examine.ts'
import { formatFindings } from './doctor/finding.ts'
import { offeredMethods } from './doctor/offeredMethods.ts'
import { likelySite } from './doctor/project.ts'
import { reachProject } from './doctor/reachProject.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { givenProject } from './hosting/firebaseEnvironment.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'

const NO_PROJECT =
  'The doctor examines a Firebase project, but no VITE_FIREBASE_* variable is set. ' +
  'Fill in those of .env.example in a file named .env.local, then try again.'
const NO_SERVICES = { auth: '', firestore: '', storage: '' }
const WRONG_SITE =
  'Name the address at which the app is deployed, such as: npm run doctor -- https://app.example.com'

/**
 * `npm run doctor` checks the setup of the configured Firebase project, and says what to change. `npm run
 * doctor -- https://app.example.com` sets the address where the app is deployed.
 */
async function main([address, ...more]: string[]): Promise<void> {
  const { configuration, problems } = readConfiguration(givenProject(), NO_SERVICES)
  if (!configuration) return fail(problems.join('\n'))
  if (configuration.local) return fail(NO_PROJECT)
  const site = address === undefined ? likelySite(configuration.firebase) : originOf(address)
  if (site === null || more.length > 0) return fail(WRONG_SITE)

  process.stdout.write(`Project ${configuration.firebase.projectId}, deployed at ${site}\n\n`)
  const project = await reachProject(configuration, site)
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT)
  const findings = await examine(project, offeredMethods(gatehouse.signIn))
  process.stdout.write(formatFindings(findings))
  process.exitCode = findings.some(({ state }) => state === 'failed') ? 1 : 0
}

function originOf(address: string): string | null {
  return URL.canParse(address) && address.startsWith('https://') ? new URL(address).origin : null
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await main(process.argv.slice(2))
