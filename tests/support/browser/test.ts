import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { isBrowserMessage } from './checks/consoleMessages.ts'
import { watchSecrets } from './people/secrets.ts'
import { extendLimits, slowDown, slowdown } from './slowDown.ts'

type Options = { allowsHydrationErrors: boolean }

type Fixtures = {
  slowPages: void
  quietConsole: void
  keptSecrets: void
}

/**
 * Playwright's `test` for this app. Pages start in the project's theme. A test fails on any console message
 * caused by the app, including violations of the security policy, and on a password, code, or token in the
 * console. React may find a changed page only if `allowsHydrationErrors`. GATEHOUSE_SLOWDOWN slows down all
 * pages.
 */
export const test = base.extend<Options & Fixtures>({
  allowsHydrationErrors: [false, { option: true }],
  context: async ({ context }, provide, { project }) => {
    if (project.metadata['theme'] === 'light') await startInLightTheme(context)
    await provide(context)
    await Promise.all(context.pages().map(stopAnswering))
  },
  slowPages: [
    async ({ browser, context }, provide, info) => {
      if (slowdown === 1) return provide()
      extendLimits(info)
      const { stop } = slowDown(browser, context)
      await provide()
      stop()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, allowsHydrationErrors }, provide) => {
      const complaints: string[] = []
      context.on('page', (page) => collectComplaints(page, complaints))
      await provide()
      const isAllowed = (complaint: string) => allowsHydrationErrors && hydration.test(complaint)
      expect(complaints.filter((complaint) => !isAllowed(complaint))).toEqual([])
    },
    { auto: true },
  ],
  keptSecrets: [
    async ({ context }, provide) => {
      const { leaks } = watchSecrets(context)
      await provide()
      expect(leaks()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The number of the error that React reports if the page isn't what it has rendered. */
const hydration = /^Error: Minified React error #418/

/** Discards requests that are made at the very end. A window that closes itself makes none. */
async function stopAnswering(page: Page): Promise<void> {
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  } catch (error) {
    if (!page.isClosed()) throw error
  }
}

function collectComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.stack || `${error.name}: ${error.message}`))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !isBrowserMessage(message))
      complaints.push(`${message.text()} ${message.location().url}`)
  })
}

/** Only once, so that a test can change the theme and reload the page. */
async function startInLightTheme(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('theme', localStorage.getItem('theme') ?? 'light')
    } catch {
      return
    }
  })
}
