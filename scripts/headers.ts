import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp, pagesFolder } from './hosting/buildApp.ts'
import { enabledMethods } from '#build/configuration/signInMethods.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { withConfiguredSources } from './hosting/configuredSources.ts'
import { exampleProject, usesAppCheck } from './hosting/firebaseEnvironment.ts'
import { hosting, policyHeader } from './hosting/hostingConfiguration.ts'
import { withInlineHashes } from './hosting/inlineSources.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'

/**
 * `npm run headers` writes into the headers in firebase.json what follows from gatehouse.config.ts: the styles and
 * scripts in the HTML, which depend on the brand's colors and picture, and the third parties that are asked.
 */
async function main(): Promise<void> {
  const directory = join(PROJECT_ROOT, 'dist-hosted')
  const build = await buildApp(directory, exampleProject())
  if (!build.succeeded) throw new Error(build.output.trim())
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT)
  const html = await readFile(join(pagesFolder(directory, gatehouse), 'index.html'), 'utf8')
  const file = join(PROJECT_ROOT, 'firebase.json')
  const header = policyHeader(hosting)
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(header, () =>
      withConfiguredSources(withInlineHashes(html, header), {
        ...enabledMethods(gatehouse.signIn),
        appCheck: usesAppCheck(),
      }),
    ),
  )
}

await main()
