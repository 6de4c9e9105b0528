import type { Page } from '@playwright/test'
import { visitMainScreens } from '#products/notebook/tests/support/browser/mainScreens.ts'
import { textIn } from '#products/notebook/tests/support/browser/notePage.ts'
import { createNotes } from '#products/notebook/tests/support/browser/notes.ts'
import { openNotes, rows } from '#products/notebook/tests/support/browser/notesList.ts'
import { fillSignIn, signIn, newUser, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'nothing moves for a person who prefers reduced motion',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await fillSignIn(page, newUser())
    const notice = page.getByRole('alert').locator('div')
    await expect(notice).toBeVisible()
    const motion = await page.evaluate(() =>
      Array.from(document.querySelectorAll('*'), (element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return [animationDuration, ...transitionDuration.split(', ')]
      })
        .flat()
        .filter((duration) => Number.parseFloat(duration) > 0.001),
    )
    expect(motion).toEqual([])
  },
)

test(
  'on every main screen, targets are large enough, no field makes iOS zoom, and no value is remembered',
  { tag: '@once' },
  async ({ page }) => {
    const faults: string[] = []
    const note = (where: string, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${where}: ${fault}`))
    await visitMainScreens(page, async (screen) => {
      note(screen, await badFields(page))
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        note(`${screen}, ${width} pixels wide`, await smallTargets(page))
      }
    })
    expect(faults).toEqual([])
  },
)

test(
  'in forced colors, the open note, a pressed button and a notice can be recognized',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const person = await openNotes(page)
    await createNotes(person, [{ title: 'Milk' }, { title: 'Eggs' }])
    await rows(page).filter({ hasText: 'Milk' }).getByRole('link').click()
    await expect(textIn(page)).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Milk' })).toHaveCSS('outline-style', 'solid')
    await expect(rows(page).filter({ hasText: 'Eggs' })).toHaveCSS('outline-style', 'none')
    const preview = page.getByRole('button', { name: 'Preview' })
    const background = () => preview.evaluate((button) => getComputedStyle(button).backgroundColor)
    const released = await background()
    await preview.click()
    await expect.poll(background).not.toBe(released)
    const notice = page.getByRole('complementary').locator('[data-tone]').first()
    await expect(notice).toHaveCSS('border-top-style', 'solid')
    await expect(notice).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  },
)

test(
  'in a narrow window with a scroll bar, the bar above the page is one row',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 308, height: 640 })
    await signIn(page, await createUser())
    const middles = await page.getByRole('banner').evaluate((bar) =>
      Array.from(bar.children, (tool) => {
        const { top, height } = tool.getBoundingClientRect()
        return Math.round(top + height / 2)
      }),
    )
    expect(new Set(middles).size).toBe(1)
  },
)

test.describe('in a browser set to German', () => {
  test.use({ locale: 'de-DE' })

  test(
    'dates, names and emails use the language of the page',
    { tag: '@once' },
    async ({ page }) => {
      const asking = page.waitForRequest(/signInWithPassword/)
      const person = await openNotes(page)
      expect(await (await asking).headerValue('x-firebase-locale')).toBe('en-US')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
      await createNotes(person, [{ title: 'Milk', ageInDays: 1 }])
      await expect(rows(page).first()).toContainText('yesterday')
      await page.goto('/account/devices')
      const date = /\b[A-Z][a-z]+ \d{1,2}, 20\d\d at \d{1,2}:\d\d\s[AP]M/
      await expect(page.getByText(date).first()).toBeVisible()
      await page.getByRole('link', { name: 'Profile' }).click()
      await page.getByRole('button', { name: 'Add: Phone' }).click()
      await expect(page.getByLabel('Country')).toContainText('Switzerland \u200e+41')
    },
  )
})

/** Targets smaller than 24 by 24 pixels, except links within a sentence. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('a, button, input:enabled, select, textarea')).flatMap(
      (target) => {
        const shown = target.closest('label') ?? target
        const { width, height } = shown.getBoundingClientRect()
        const isSeen = shown.checkVisibility() && getComputedStyle(shown).clipPath === 'none'
        const isInline = getComputedStyle(shown).display === 'inline'
        const isInSentence = isInline && shown.parentElement?.textContent !== shown.textContent
        if (!isSeen || isInSentence || (width >= 24 && height >= 24)) return []
        return [`${target.outerHTML.slice(0, 200)} is ${width} by ${height}`]
      },
    ),
  )
}

/** Fields with text below 16 pixels, or whose values the browser would store for the next visit. */
async function badFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const known = ['off', 'username', 'name', 'email', 'tel-national', 'one-time-code']
    return Array.from(document.querySelectorAll('input, select, textarea')).flatMap((field) => {
      const isTyped = field.matches('select, textarea, input:not([type=checkbox], [type=range])')
      if (!isTyped || !field.checkVisibility()) return []
      const purpose = field.getAttribute('autocomplete') ?? ''
      const isPassword = purpose === 'current-password' || purpose === 'new-password'
      const isKept = !field.matches('select') && !isPassword && !known.includes(purpose)
      const size = Number.parseFloat(getComputedStyle(field).fontSize)
      return isKept || size < 16 ? [`${field.outerHTML.slice(0, 200)} has letters of ${size}`] : []
    })
  })
}
