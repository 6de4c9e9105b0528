import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rulesFiles } from '#local-firebase/rulesFiles.ts'
import { buildApp } from './hosting/buildApp.ts'
import { methodsOn } from '#src/domain/configuration/signInMethods.ts'
import { loadGatehouse } from '#build/configuration/loadGatehouse.ts'
import { withSettings } from '#build/configuration/rulesSettings.ts'
import { withConfiguredSources } from './hosting/configuredSources.ts'
import { exampleProject, givenTenant, usesAppCheck } from './hosting/firebaseEnvironment.ts'
import { hosting, policyHeader } from './hosting/hostingConfiguration.ts'
import { withInlineHashes } from './hosting/inlineSources.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'

/**
 * `npm run policy` writes into firebase.json and the rules what follows from gatehouse.config.ts: the styles and
 * scripts in the HTML, which depend on the brand's colors and picture, the third parties that are asked, and the
 * settings of the rules, among them the tenant.
 */
async function main(): Promise<void> {
  const directory = join(PROJECT_ROOT, 'dist-hosted')
  const build = await buildApp(directory, exampleProject())
  if (!build.succeeded) throw new Error(build.output.trim())
  const html = await readFile(join(directory, 'index.html'), 'utf8')
  const file = join(PROJECT_ROOT, 'firebase.json')
  const header = policyHeader(hosting)
  const text = await readFile(file, 'utf8')
  const { gatehouse } = await loadGatehouse(PROJECT_ROOT)
  await writeFile(
    file,
    text.replace(header, () =>
      withConfiguredSources(withInlineHashes(html, header), {
        ...methodsOn(gatehouse.signIn),
        appCheck: usesAppCheck(),
      }),
    ),
  )
  for (const service of ['firestore', 'storage'] as const) {
    const rules = await readFile(rulesFiles[service], 'utf8')
    await writeFile(rulesFiles[service], withSettings(rules, service, gatehouse, givenTenant()))
  }
}

await main()
