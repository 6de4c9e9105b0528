import { existingAppOf } from '#build/configuration/existingApp.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { examine } from './doctor/examine.ts'
import { formatFindings } from './doctor/finding.ts'
import { likelySite, reachProject } from './doctor/project.ts'
import { hostedProject } from './hosting/firebaseEnvironment.ts'
import { command } from './process/command.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'

/**
 * `npm run doctor` checks the setup of the configured Firebase project, and says what to change. `npm run
 * doctor -- https://app.example.com` sets the address where the app is deployed.
 */
await command(async ([address, ...more]) => {
  const configuration = hostedProject('The doctor examines')
  const site = address === undefined ? likelySite(configuration.firebase) : originOf(address)
  if (site === null || more.length > 0)
    throw new Error(
      'Name the address at which the app is deployed, such as: npm run doctor -- https://app.example.com',
    )

  process.stdout.write(`Project ${configuration.firebase.projectId}, deployed at ${site}\n\n`)
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT)
  const prefix = existingAppOf(gatehouse.product)?.prefix
  const project = await reachProject(configuration, site, prefix)
  const findings = await examine(project, gatehouse.signIn)
  process.stdout.write(formatFindings(findings))
  process.exitCode = findings.some(({ state }) => state === 'failed') ? 1 : 0
})

function originOf(address: string): string | null {
  return URL.canParse(address) && address.startsWith('https://') ? new URL(address).origin : null
}
