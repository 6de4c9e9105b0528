import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { launchBrowser } from '../launchBrowser.ts'
import { measureVisit } from '../measureVisit.ts'
import type { Contestant } from './contestants.ts'
import type { SignInFigures } from './peersTable.ts'
import { slowDownWorkers } from './slowDownWorkers.ts'

const QUIET_MS = 2_500
const TIMEOUT_MS = 15_000
const PASSWORD = 'Open-sesame-12'
/** A part of the URL of a sign-in request. */
const SIGN_IN_REQUEST = 'accounts:signInWithPassword'

/** Measures a first visit, a repeat visit, and a sign-in, each with a new profile. */
export async function visitSignIn(
  { host, canSubmit, hasWorker }: Contestant,
  executablePath: string,
): Promise<SignInFigures> {
  const url = `${host.origin}/sign-in`
  const withoutWorker = { serviceWorkers: 'block' } as const
  const visits = await inProfile(executablePath, withoutWorker, (context) => twice(context, url))
  const submit = canSubmit
    ? await inProfile(executablePath, withoutWorker, (context) => timeToSubmit(context, url))
    : null
  const repeatWithWorker = hasWorker
    ? await inProfile(executablePath, {}, (context) => timeWithWorker(context, url))
    : null
  return { ...visits, submit, repeatWithWorker }
}

/** The size of a page's HTML in bytes, gzipped. */
export async function htmlSize({ host }: Contestant): Promise<number> {
  const answer = await fetch(`${host.origin}/sign-in`)
  return gzipSync(await answer.text(), { level: 9 }).byteLength
}

async function inProfile<Result>(
  executablePath: string,
  options: BrowserContextOptions,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBrowser(executablePath)
  try {
    return await work(await browser.newContext(options))
  } finally {
    await browser.close()
  }
}

async function twice(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith(new URL(url).origin)) files.add(request.url())
  })
  const quiet = quietOf(page)
  await page.addInitScript({ path: join(import.meta.dirname, '../shiftProbe.js') })
  const { time: typed } = await measureVisit(page, url, 'typable')
  await quiet()
  const shift = await page.evaluate(() => benchShift)
  await page.close()
  const { time: repeat } = await measureVisit(await context.newPage(), url, 'typable')
  return { typed, repeat, files: files.size, shift }
}

/** Resolves once the network has been idle for a while. */
function quietOf(page: Page): () => Promise<void> {
  let open = 0
  let last = performance.now()
  const count = (change: number) => () => {
    open += change
    last = performance.now()
  }
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
  return async () => {
    const end = performance.now() + TIMEOUT_MS
    const isQuiet = () => open <= 0 && performance.now() - last > QUIET_MS
    while (!isQuiet() && performance.now() < end) await setTimeout(QUIET_MS / 10)
  }
}

/** Until the request is sent, if email, password, and Enter are typed as soon as the field keeps text. */
async function timeToSubmit(context: BrowserContext, url: string): Promise<number | null> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  let start = Number.NaN
  const leaving = new Promise<number>((resolve) => {
    devtools.on('Network.requestWillBeSent', ({ type, request, timestamp }) => {
      if (type === 'Document' && Number.isNaN(start)) start = timestamp
      if (request.url.includes(SIGN_IN_REQUEST)) resolve((timestamp - start) * 1_000)
    })
  })
  await measureVisit(page, url, 'typable')
  const hasPassword = await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[type=password]')
    field?.focus()
    return field !== null
  })
  if (!hasPassword) return null
  await devtools.send('Input.insertText', { text: PASSWORD })
  await page.keyboard.press('Enter')
  return Promise.race([leaving, setTimeout(TIMEOUT_MS, null, { ref: false })])
}

/** A second visit, after the first one installed a service worker; `null` if there is none. */
async function timeWithWorker(context: BrowserContext, url: string): Promise<number | null> {
  const page = await context.newPage()
  const quiet = quietOf(page)
  await page.goto(url)
  await quiet()
  const isActive = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active?.state === 'activated'
  })
  if (!isActive) return null
  await page.close()
  await slowDownWorkers(context)
  return (await measureVisit(await context.newPage(), url, 'typable')).time
}
