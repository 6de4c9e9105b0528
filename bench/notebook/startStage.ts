import { startLocalFirebase } from '#local-firebase/localFirebase.ts'
import { localUrls } from '#local-firebase/localUrls.ts'
import { localPorts } from '#local-firebase/ports.ts'
import { startTogether } from '#local-firebase/service.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { startCountingProxy, type CountingProxy } from './countingProxy.ts'

export type Stage<Name extends string> = {
  /** URL of each build. */
  origins: Record<Name, string>
  firestore: Pick<CountingProxy, 'take' | 'waitUntilQuiet'>
  stop: () => Promise<void>
}

/**
 * Starts the local Firebase with a counting proxy for Firestore, and serves builds that use it.
 *
 * @param directories the builds by name.
 */
export async function startStage<Name extends string>(
  directories: Record<Name, string>,
): Promise<Stage<Name>> {
  const ports = localPorts()
  const behind = ports.firestore + 1
  const firebase = await startLocalFirebase({ ports: { ...ports, firestore: behind } })
  const firestore = await startCountingProxy(ports.firestore, behind)
  const localServices = localUrls(ports)
  const hosts = await Promise.all(
    Object.entries<string>(directories).map(async ([name, directory]) => {
      return [name, await startHostingServer({ directory, localServices })] as const
    }),
  )
  const services = [firestore, firebase, ...hosts.map(([, host]) => host)]
  const origins = Object.fromEntries(hosts.map(([name, { origin }]) => [name, origin]))
  const all = await startTogether(services.map((service) => Promise.resolve(service)))
  return { origins: origins as Record<Name, string>, firestore, stop: () => all.stop() }
}
