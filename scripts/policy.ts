import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp } from './hosting/buildApp.ts'
import { exampleProject } from './hosting/firebaseEnvironment.ts'
import { hosting, policyHeader } from './hosting/hostingConfiguration.ts'
import { withInlineHashes } from './hosting/inlineSources.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'

/**
 * `npm run policy` lets firebase.json allow the styles and scripts that stand in the HTML. They change with the
 * brand's colors and picture.
 */
async function main(): Promise<void> {
  const directory = join(PROJECT_ROOT, 'dist-hosted')
  const build = await buildApp(directory, exampleProject())
  if (!build.succeeded) throw new Error(build.output.trim())
  const html = await readFile(join(directory, 'index.html'), 'utf8')
  const file = join(PROJECT_ROOT, 'firebase.json')
  const header = policyHeader(hosting)
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(header, () => withInlineHashes(html, header)),
  )
}

await main()
