import type { Page } from '@playwright/test'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { passTime } from '#tests/support/browser/passTime.ts'
import { fillSignIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const once = { tag: '@once' }
const persistenceProblem = 'This browser blocks storage, so you’ll need to sign in again'

test(
  'with all cookies blocked, signing in works, and only one of several notices is shown at a time',
  once,
  async ({ page }) => {
    await page.addInitScript(blockCookies)
    await page.goto('/sign-in')
    await expect(page.getByText(persistenceProblem)).toBeVisible()
    await checkPage(page)
    await fillSignIn(page, await createUser())
    await expect(firstHeading(page)).toBeVisible()
    const notices = page.getByRole('complementary', { name: 'Notifications' })
    const shown = notices.locator('[data-tone]:visible')
    await expect(shown).toHaveText([/^This browser blocks storage/])
    const topWithNotice = await topOfContent(page)
    const reminder = notices.getByText('Your email isn’t verified yet.')
    await expect(reminder).toBeHidden()
    // What the product says about blocked storage comes first, if it says anything.
    await expect(async () => {
      await notices.getByRole('button', { name: 'Dismiss' }).click({ timeout: 1_000 })
      await expect(reminder).toBeVisible({ timeout: 100 })
    }).toPass()
    await notices.getByRole('button', { name: 'Not now' }).click()
    await expect(shown).toHaveCount(0)
    expect(await topOfContent(page)).toBe(topWithNotice)
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  },
)

test(
  'a person signs in with a browser without locks, workers, and similar features',
  once,
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['BroadcastChannel', 'requestIdleCallback', 'caches'])
        Reflect.deleteProperty(globalThis, name)
      for (const name of ['locks', 'serviceWorker', 'storage'])
        Reflect.deleteProperty(Navigator.prototype, name)
      Reflect.deleteProperty(Intl, 'Segmenter')
    })
    await page.goto('/sign-in')
    await expectToComeInAndOut(page)
  },
)

test('a person signs in even if the database never opens', once, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () =>
      Object.assign(new EventTarget(), { readyState: 'pending' }) as unknown as IDBOpenDBRequest
    Reflect.deleteProperty(globalThis, 'localStorage')
  })
  await page.clock.install()
  await page.goto('/sign-in')
  await passTime(6_000, page.getByText(persistenceProblem))
  await expectToComeInAndOut(page)
})

/** Throws the errors of Firefox with blocked cookies. */
function blockCookies(): void {
  const error = new DOMException('The operation is insecure.', 'SecurityError')
  const refuse = () => {
    throw error
  }
  const reject = () => Promise.reject(error)
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'BroadcastChannel'])
    Object.defineProperty(globalThis, name, { get: refuse })
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse })
  IDBFactory.prototype.open = refuse
  IDBFactory.prototype.databases = reject
  LockManager.prototype.request = reject
  StorageManager.prototype.getDirectory = reject
  StorageManager.prototype.persist = reject
}

/** In pixels. A notice that moves it would move what is under the pointer. */
async function topOfContent(page: Page): Promise<number | undefined> {
  const box = await page.getByRole('main').boundingBox()
  return box?.y
}

async function expectToComeInAndOut(page: Page): Promise<void> {
  await fillSignIn(page, await createUser())
  await expect(firstHeading(page)).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
}
