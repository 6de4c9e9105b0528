import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localUrls } from '#local-firebase/addresses.ts'
import { disabledProblems } from '#scripts/checks/traces.ts'
import { buildApp } from '#scripts/hosting/buildApp.ts'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import type { EnabledFeatures } from '#src/domain/configuration/enabledFeatures.ts'
import { test as base } from './test.ts'

type Variables = Readonly<Record<string, string>>

type Configured = {
  origin: string
  /** Traces of disabled features in its files. */
  tracesWith: (on: EnabledFeatures) => Promise<readonly string[]>
}

/** Playwright's `test` with a build of its own, configured by these variables. Relative URLs lead to it. */
export const test = base.extend<{ variables: Variables; configured: Configured }>({
  variables: [{}, { option: true }],
  configured: [
    async ({ variables }, provide) => {
      const directory = await mkdtemp(join(tmpdir(), 'gatehouse-configured-'))
      const { succeeded, output } = await buildApp(directory, variables)
      if (!succeeded) throw new Error(output)
      const localServices = localUrls()
      const { origin, stop } = await startHostingServer({
        directory,
        localServices,
        on: {
          leakedPasswords: variables['GATEHOUSE_METHODS']?.includes('leakedPasswords') ?? false,
          appCheck: false,
          phone: variables['GATEHOUSE_METHODS']?.includes('phone') ?? false,
          sms: variables['GATEHOUSE_METHODS']?.includes('sms') ?? false,
        },
      })
      await provide({ origin, tracesWith: (on) => disabledProblems(directory, on) })
      await stop()
      await rm(directory, { recursive: true })
    },
    // Its own, so that a build in several languages doesn't use up the time of the test.
    { timeout: 180_000 },
  ],
  baseURL: async ({ configured }, provide) => provide(configured.origin),
})

export { expect } from './test.ts'
