import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { existingAppOf } from '#build/configuration/existingApp.ts'
import { projectVariables } from '#build/configuration/firebaseProject.ts'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import { requireFreePorts } from '#local-firebase/freePorts.ts'
import { installJavaPrograms } from '#local-firebase/installJavaPrograms.ts'
import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { startTogether } from '#local-firebase/service.ts'
import { command, print } from './process/command.ts'
import { PROJECT_ROOT } from './process/projectRoot.ts'
import { startDevServer } from './start/devServer.ts'
import { hostedReport, localReport } from './start/report.ts'
import { stopOnSignal } from './start/stopOnSignal.ts'

const DATA_FOLDER = '.local/firebase-data'

// Closing the terminal must not end this process before the data is saved.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** `npm start`: the app, and the local Firebase unless a hosted project is configured. */
await command(async (options) => {
  const unknown = options.find((option) => option !== '--keep')
  if (unknown !== undefined)
    throw new Error(
      `npm start does not know "${unknown}". It knows --keep, which keeps the local data: npm start -- --keep`,
    )
  const ports = localPorts()
  const hosted = namesHostedProject()
  await requireFreePorts(hosted ? { app: ports.app } : ports)

  const keptIn = options.includes('--keep') ? DATA_FOLDER : undefined
  const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT)
  // First and alone, because it rejects at once if anything is configured wrong.
  const appServer = await startDevServer(ports.app)
  const localFirebase = hosted
    ? undefined
    : installJavaPrograms(print).then((programs) =>
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
  const existing = existingAppOf(gatehouse.product)
  const app = existing && { ...existing, isAnswering: await isListening(existing.app) }
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
})

/** Whether a program listens at an address. It may take long to answer: many apps are built at the first request. */
async function isListening(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address)
  const socket = connect({
    host: hostname.replace(/[[\]]/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    timeout: 5_000,
  })
  socket.on('timeout', () => socket.destroy(new Error('No connection')))
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** An empty variable counts as unset. Tests use that to get the local Firebase. */
function namesHostedProject(): boolean {
  const settings = projectVariables('development', PROJECT_ROOT)
  return Object.values(settings).some((value) => value !== '')
}
