import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { cutOffTexts } from './cutOffText.ts'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axeSource = readFileSync(axeFile, 'utf8')
/** Nothing is computed that no message shows, and no page has frames with content of its own. */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  selectors: false,
  iframes: false,
}

/** axe doesn't know the private-use tag of the pseudo-language, which the tests offer. */
const isPseudoLanguage = (fault: string) => /^valid-lang: <option [^>]*"qps-Ploc"/.test(fault)

declare global {
  var axe: { run: (options: object) => Promise<AxeResults> }
}

/**
 * Checks what must hold on every screen: no accessibility violations that axe can find, and what `checkFit`
 * checks.
 */
export async function checkPage(page: Page): Promise<void> {
  await checkFit(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const faults = await page.evaluate(async (chosen) => {
    const { violations } = await axe.run(chosen)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, options)
  expect(faults.filter((fault) => !isPseudoLanguage(fault))).toEqual([])
}

/** Checks that the page scrolls only vertically and that no text is cut off. */
export async function checkFit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang).toBe(0)
  expect(await cutOffTexts(page)).toEqual([])
}

/**
 * Runs `checkPage` in the test's window, and in a narrow one with the light theme, for long flows that run
 * only once. Changes only the document's theme, not the stored one.
 */
export async function checkInBothWindows(page: Page): Promise<void> {
  await checkPage(page)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await changeTheme(page, false)
  await checkPage(page)
  await changeTheme(page, true)
  if (size) await page.setViewportSize(size)
}

async function changeTheme(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.classList.toggle('dark', wanted)
    // The pointer can leave a button meanwhile. Then another transition continues from a color of the other theme.
    for (;;) {
      const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
      if (fading.length === 0) return
      await Promise.allSettled(fading.map(({ finished }) => finished))
    }
  }, isDark)
}
