import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { BenchOptions } from '#bench/benchOptions.ts'
import { launchBrowser } from '#bench/launchBrowser.ts'
import { createMember } from '#bench/notebook/member.ts'
import { seededNotes, seedNotes, textOf } from '#bench/notebook/seedNotes.ts'
import type { Report } from '#bench/report.ts'
import { slowDownProcessor } from '#bench/slowness.ts'
import { pathOfNote } from '#products/notebook/paths.ts'
import { noteText } from '#products/notebook/text/noteText.ts'
import { openTextArea } from './openTextArea.ts'
import { profileOf } from './returningVisit.ts'
import { typeAndWatch } from './typeAndWatch.ts'
import { typingReport, type TypingPlace, type WatchedTyping } from './typingReport.ts'
import { withNotebook } from './withNotebook.ts'

const KEYS = 60
const LENGTH = 200_000

/** Position of the caret, as a fraction of the text's length. */
const places: Readonly<Record<TypingPlace, number>> = { end: 1, middle: 0.5 }

/** Measures whether typing in the longest possible note is as smooth as in a plain text area. */
export function typingBench(options: BenchOptions): Promise<Report> {
  return withNotebook(options, async ({ origins }) => {
    const signedIn = await createMember()
    const [note] = seededNotes(1)
    if (!note) throw new Error('There is no note to type in.')
    // Leaves room for what all runs type.
    note.body = textOf(LENGTH - 2 * KEYS * options.runs)
    await seedNotes(signedIn.uid, [note])
    const browser = await launchBrowser(options.executablePath)
    const watched: WatchedTyping[] = []
    try {
      const context = await profileOf(browser, origins.app, signedIn)
      for (let run = 0; run < options.runs; run += 1) {
        for (const place of ['end', 'middle'] as const) {
          const app = await inSlowPage(context, async (page) => {
            await page.goto(origins.app + pathOfNote(note.id))
            const waitUntilSaved = () => page.getByText(noteText.saved, { exact: true }).waitFor()
            return typeAndWatch(page, places[place], KEYS, waitUntilSaved)
          })
          const bare = await inSlowPage(context, async (page) => {
            await openTextArea(page, origins.bare, note.body)
            return typeAndWatch(page, places[place], KEYS)
          })
          watched.push({ place, app, bare })
        }
      }
    } finally {
      await browser.close()
    }
    return typingReport(watched, { keys: KEYS, length: LENGTH })
  })
}

async function inSlowPage<Result>(
  context: BrowserContext,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage()
  await page.addInitScript({
    path: join(import.meta.dirname, 'frameProbe.js'),
  })
  await slowDownProcessor(await context.newCDPSession(page))
  try {
    return await work(page)
  } finally {
    await page.close()
  }
}
