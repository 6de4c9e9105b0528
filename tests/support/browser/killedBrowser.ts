import { readFile, mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from '@playwright/test'

/** A browser with a profile of its own, which outlives the end of its process. */
export type LastingBrowser = {
  /** Starts it again, with what it has on its disk. */
  open: () => Promise<Page>
  /** Ends all of its processes at once, with no chance to write anything down. */
  kill: () => Promise<void>
  /** Closes it, and removes its profile. */
  discard: () => Promise<void>
}

export async function lastingBrowser(
  options: LaunchOptions & Pick<BrowserContextOptions, 'baseURL'>,
): Promise<LastingBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'gatehouse-profile-'))
  let context: BrowserContext | null = null
  return {
    open: async () => {
      context = await chromium.launchPersistentContext(profile, options)
      return context.pages()[0] ?? context.newPage()
    },
    kill: async () => {
      const closed = context?.waitForEvent('close')
      process.kill(-(await groupOf(await browserIn(profile))), 'SIGKILL')
      await closed
      context = null
    },
    discard: async () => {
      await context?.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Chromium holds its profile by a link that is called after its process: `<host>-<id>`. */
async function browserIn(profile: string): Promise<number> {
  const holder = await readlink(join(profile, 'SingletonLock'))
  return Number(holder.slice(holder.lastIndexOf('-') + 1))
}

/** The group of a process is the third number after its name, which may hold anything. */
async function groupOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(group)
}
