import type { Page } from '@playwright/test'
import { longestFrame, type Frames } from './typingReport.ts'

const SETTLING_MS = 1_500
const BETWEEN_KEYS_MS = 90
const KEYS = ['a', 'n', 'd', 'Space']

/**
 * Types into the open text, key by key, and measures the frames.
 *
 * @param place position of the caret: 0 for the start, 1 for the end.
 * @param waitUntilSaved waits for the text to be saved; frames are measured until then.
 */
export async function typeAndWatch(
  page: Page,
  place: number,
  keys: number,
  waitUntilSaved?: () => Promise<void>,
): Promise<Frames> {
  const field = page.locator('#note-body')
  await field.waitFor()
  await field.evaluate((element, part) => {
    if (!(element instanceof HTMLTextAreaElement)) return
    element.focus()
    const caret = Math.floor(element.value.length * part)
    element.setSelectionRange(caret, caret)
  }, place)
  await page.waitForTimeout(SETTLING_MS)
  await page.evaluate(() => benchFrames.splice(0))
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(KEYS[key % KEYS.length] ?? 'Space')
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  await waitUntilSaved?.()
  const times = await page.evaluate(() => benchFrames)
  const frames = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return {
    longest: Math.max(...frames),
    late: frames.filter((frame) => frame > longestFrame).length,
  }
}
