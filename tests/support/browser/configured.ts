import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localAddresses } from '#local-firebase/addresses.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { test as base } from './test.ts'

/** The variables that a build is made with. */
type Variables = Readonly<Record<string, string>>

/**
 * Playwright's `test` on a build of its own, with the configuration that the variables name. Its addresses lead
 * there.
 */
export const test = base.extend<{ variables: Variables }>({
  variables: [{}, { option: true }],
  baseURL: async ({ variables }, provide) => {
    const directory = await mkdtemp(join(tmpdir(), 'gatehouse-configured-'))
    const { succeeded, output } = await buildApp(directory, variables)
    if (!succeeded) throw new Error(output)
    const localServices = localAddresses()
    const server = await startHostingServer({ directory, localServices, isOtherBrand: true })
    await provide(server.origin)
    await server.stop()
    await rm(directory, { recursive: true })
  },
})

export { expect } from './test.ts'
