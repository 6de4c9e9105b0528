import { join } from 'node:path'
import { errorText } from '#local-firebase/errorText.ts'
import { requireFreePorts } from '#local-firebase/freePorts.ts'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { installJavaPrograms } from '#local-firebase/installJavaPrograms.ts'
import { startTogether } from '#local-firebase/service.ts'
import { existingAppOf } from '#build/configuration/existingApp.ts'
import { projectVariables } from '#build/configuration/projectVariables.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { startDevServer } from './start/devServer.ts'
import { readOptions } from './start/options.ts'
import { hostedReport, localReport } from './start/report.ts'
import { stopOnSignal } from './start/stopOnSignal.ts'

const DATA_FOLDER = '.local/firebase-data'

// Closing the terminal must not end this process before the data is saved.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  await start()
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`)
  process.exit(1)
}

/** `npm start`: the app, and the local Firebase unless a hosted project is configured. */
async function start(): Promise<void> {
  const { keep } = readOptions(process.argv.slice(2))
  const ports = localPorts()
  const hosted = namesHostedProject()
  await requireFreePorts(hosted ? { app: ports.app } : ports)

  const keptIn = keep ? DATA_FOLDER : undefined
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT)
  const app = existingAppOf(gatehouse.product)
  // First and alone, because it rejects at once if anything is configured wrong.
  const appServer = await startDevServer(ports.app)
  const localFirebase = hosted
    ? undefined
    : installJavaPrograms(tell).then((programs) =>
        startLocalFirebase({ ports, keepIn: keptIn && join(PROJECT_ROOT, keptIn), programs }),
      )
  const starting = startTogether([
    Promise.resolve(appServer),
    ...(localFirebase ? [localFirebase] : []),
  ])
  const stopping = stopOnSignal(async () => {
    const services = await starting
    await services.stop()
  })
  await starting
  if (stopping.aborted) return
  process.stdout.write(
    localFirebase
      ? localReport({
          ports,
          localFirebase: await localFirebase,
          keptIn,
          signIn: gatehouse.signIn,
          app,
        })
      : hostedReport(ports, app),
  )
}

function tell(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** An empty variable counts as unset. Tests use that to get the local Firebase. */
function namesHostedProject(): boolean {
  const settings = projectVariables('development', PROJECT_ROOT)
  return Object.values(settings).some((value) => value !== '')
}
