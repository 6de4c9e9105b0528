import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGatehouseConfig } from '#build/configuration/loadGatehouseConfig.ts'
import type { SignIn } from '#build/configuration/signInMethods.ts'
import { localUrls } from '#local-firebase/localUrls.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { policyFeatures } from '#scripts/hosting/pagePolicy.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { test as base } from '../test.ts'

type Variables = Readonly<Record<string, string>>

/** Playwright's `test` with a build of its own, configured by these variables. Relative URLs lead to it. */
export const test = base.extend<{ variables: Variables; configured: { origin: string } }>({
  variables: [{}, { option: true }],
  configured: [
    async ({ variables }, provide) => {
      const directory = await mkdtemp(join(tmpdir(), 'gatehouse-configured-'))
      await buildApp(directory, variables)
      const localServices = localUrls()
      const { gatehouse } = await loadGatehouseConfig(PROJECT_ROOT, variables['GATEHOUSE_CONFIG'])
      const chosen = JSON.parse(variables['GATEHOUSE_METHODS'] ?? '{}') as Partial<SignIn>
      const on = policyFeatures({ ...gatehouse.signIn, ...chosen }, false)
      const { origin, stop } = await startHostingServer({ directory, localServices, on })
      await provide({ origin })
      await stop()
      await rm(directory, { recursive: true })
    },
    // Its own, so that a build in several languages doesn't use up the time of the test.
    { timeout: 180_000 },
  ],
  baseURL: async ({ configured }, provide) => provide(configured.origin),
})

export { expect } from '../test.ts'
