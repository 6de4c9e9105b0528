import { join } from 'node:path'
import { existingAppOf } from '#build/configuration/existingApp.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { throwProblems } from '#build/configuration/schema.ts'
import { sourceLanguage } from '#build/languages/languages.ts'
import { requireFreePorts } from '#local-firebase/freePorts.ts'
import { installJavaPrograms } from '#local-firebase/installJavaPrograms.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { buildApp } from './hosting/buildApp.ts'
import { copyExistingApp, missingApp } from './hosting/existingAppHosting.ts'
import { noProject } from './hosting/firebaseEnvironment.ts'
import { serveLocalBuild } from './hosting/serveLocalBuild.ts'
import { command, print } from './process/command.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'
import { previewReport } from './start/report.ts'
import { stopOnSignal } from './start/stopOnSignal.ts'

const directory = join(PROJECT_ROOT, 'dist')

/**
 * `npm run preview` builds the app in all of its languages, as a deploy does, and serves it with the headers of
 * Firebase Hosting and the local Firebase.
 */
await command(async () => {
  const ports = localPorts()
  // Before the build, which takes a minute.
  await requireFreePorts(ports)
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT)
  const app = existingAppOf(gatehouse.product)
  throwProblems(app ? missingApp(app, PROJECT_ROOT) : [])
  print('Building the app in all of its languages. This takes a minute.')
  await buildApp(directory, noProject())
  throwProblems(app ? await copyExistingApp(app, directory, PROJECT_ROOT) : [])
  await installJavaPrograms(print)
  const { stop } = await serveLocalBuild(directory, app)
  stopOnSignal(stop)
  const { languages = [sourceLanguage], signIn } = gatehouse
  process.stdout.write(previewReport({ ports, languages, signIn, app }))
})
