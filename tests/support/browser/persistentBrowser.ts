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

/** A browser whose profile survives its process. */
export type PersistentBrowser = {
  /** Starts it again with the same profile, and with more command-line switches. */
  open: (switches?: readonly string[]) => Promise<Page>
  /** Closes it as a person does. */
  close: () => Promise<void>
  /** Kills all of its processes at once, so that nothing more is written. */
  kill: () => Promise<void>
  /** Closes it and deletes its profile. */
  discard: () => Promise<void>
}

export async function persistentBrowser(
  options: LaunchOptions & Pick<BrowserContextOptions, 'baseURL'>,
): Promise<PersistentBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'gatehouse-profile-'))
  let context: BrowserContext | null = null
  return {
    open: async (switches = []) => {
      const args = [...(options.args ?? []), ...switches]
      context = await chromium.launchPersistentContext(profile, { ...options, args })
      return context.pages()[0] ?? context.newPage()
    },
    close: async () => {
      await context?.close()
      context = null
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

/** Chromium locks its profile with a link named after its process: `<host>-<id>`. */
async function browserIn(profile: string): Promise<number> {
  const holder = await readlink(join(profile, 'SingletonLock'))
  return Number(holder.slice(holder.lastIndexOf('-') + 1))
}

/** The process group is the third field after the name, which may contain any characters. */
async function groupOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(group)
}
