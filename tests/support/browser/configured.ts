import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localAddresses } from '#local-firebase/addresses.ts'
import { findMethodTraces } from '#scripts/checks/localTraces.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import type { MethodsOn } from '#src/domain/signInMethods.ts'
import { test as base } from './test.ts'

/** The variables that a build is made with. */
type Variables = Readonly<Record<string, string>>

/** A build of a test's own. */
type Configured = {
  origin: string
  /** What in its files belongs to a method that is off. */
  tracesWith: (on: MethodsOn) => Promise<readonly string[]>
}

/**
 * Playwright's `test` on a build of its own, with the configuration that the variables name. Its addresses lead
 * there.
 */
export const test = base.extend<{ variables: Variables; configured: Configured }>({
  variables: [{}, { option: true }],
  configured: async ({ variables }, provide) => {
    const directory = await mkdtemp(join(tmpdir(), 'gatehouse-configured-'))
    const { succeeded, output } = await buildApp(directory, variables)
    if (!succeeded) throw new Error(output)
    const localServices = localAddresses()
    const { origin, stop } = await startHostingServer({
      directory,
      localServices,
      isOtherBrand: true,
    })
    await provide({ origin, tracesWith: (on) => tracesIn(directory, on) })
    await stop()
    await rm(directory, { recursive: true })
  },
  baseURL: async ({ configured }, provide) => provide(configured.origin),
})

export { expect } from './test.ts'

async function tracesIn(directory: string, on: MethodsOn): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const traces = entries
    .filter(({ name }) => /\.(js|html)$/.test(name))
    .map(async ({ parentPath, name }) => {
      const found = findMethodTraces(await readFile(join(parentPath, name), 'utf8'), on)
      return found.map((trace) => `${name} holds ${trace}`)
    })
  return (await Promise.all(traces)).flat()
}
