import type { Page } from '@playwright/test'
import { goBack, goElsewhere, test } from '#tests/support/browser/backForwardCache.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { accountMenu, signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { expect } from '#tests/support/browser/test.ts'

const once = { tag: '@once' }
const welcome = { name: 'Welcome back' }

test(
  'a sign-in page from the cache lets in who signed in elsewhere',
  once,
  async ({ context, page }) => {
    await page.goto('/sign-in?return=%2Faccount')
    await page.getByRole('button', { name: 'Show password' }).click()
    await recordRestored(page)
    await goElsewhere(page)
    const other = await context.newPage()
    await signIn(other, await createUser())
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    expect(
      await page.evaluate(() =>
        ['restored', 'restored-form'].map((key) => sessionStorage.getItem(key)),
      ),
    ).toEqual(['yes', null])
  },
)

test('what was typed on a sign-in page is still there', once, async ({ page }) => {
  const person = await createUser()
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Show password' }).click()
  await goElsewhere(page)
  expect(await goBack(page)).toBe('kept')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(firstHeading(page)).toBeVisible()
})

test(
  'nothing of a person comes back after they signed out in another tab',
  once,
  async ({ context, page }) => {
    await signIn(page, await createUser())
    await expect(firstHeading(page)).toBeVisible()
    await goElsewhere(page)
    const other = await context.newPage()
    await other.goto('/')
    await signOut(other)
    await expect(other.getByRole('heading', welcome)).toBeVisible()
    expect(await goBack(page)).toMatch(/^loaded anew/)
    await expect(page.getByRole('heading', welcome)).toBeVisible()
    await expect(accountMenu(page)).toBeHidden()
  },
)

/** Records in the tab whether the page's form is visible in a frame after the page was restored. */
async function recordRestored(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = () => {
      const field = document.querySelector('#email')
      if (field?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        sessionStorage.setItem('restored-form', 'seen')
      requestAnimationFrame(look)
    }
    addEventListener('pageshow', () => {
      sessionStorage.setItem('restored', 'yes')
      requestAnimationFrame(look)
    })
  })
}
