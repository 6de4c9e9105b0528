import type { Page } from '@playwright/test'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { recordShifts, shiftsOn } from '#tests/support/browser/checks/layoutShifts.ts'
import { readStore, sessions } from '#tests/support/browser/checks/readStore.ts'
import { holdCode, waitUntilHydrated, openBeforeCode, react } from '#tests/support/browser/code.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { createVerifiedUser } from '#tests/support/browser/people/factors.ts'
import {
  signInAsNewProviderUser,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import {
  accountMenu,
  fillSignIn,
  newUser,
  createUser,
} from '#tests/support/browser/people/people.ts'
import { somePhone } from '#tests/support/browser/people/phones.ts'
import { calls, countPosts } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const once = { tag: '@once' }

for (const [path, heading, way] of [
  ['/sign-in', 'Welcome back', 'Continue with Google'],
  ['/sign-up', 'Create an account', 'Continue with Google'],
  ['/forgot-password', 'Reset your password', 'Send email'],
] as const) {
  test(`${path} is shown before its code, and stays the same when the code loads`, async ({
    page,
  }) => {
    await recordShifts(page)
    const release = await holdCode(page)
    await openBeforeCode(page, path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('button', { name: way })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const shifts = await shiftsOn(page)
    const before = await page.locator('#root').innerText()
    await page.locator('#email').evaluate((field) => Object.assign(field, { isFirst: true }))
    release()
    await waitUntilHydrated(page)
    expect(await shiftsOn(page)).toEqual(shifts)
    await isAlive(page)
    expect(await page.locator('#root').innerText()).toContain(before)
    expect(await page.locator('#email').evaluate((field) => 'isFirst' in field)).toBe(true)
    await checkPage(page)
  })
}

test(
  'what is typed before the code loads stays, with the caret in its place',
  once,
  async ({ page }) => {
    const release = await holdCode(page)
    await openBeforeCode(page, '/sign-in')
    const email = page.getByLabel('Email')
    const password = page.getByLabel('Password', { exact: true })
    await expect(email).toBeFocused()
    await page.keyboard.type('ada@example.com')
    await page.keyboard.press('Tab')
    await password.fill('correct horse')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Show password' }).click()
    await password.evaluate((field: HTMLInputElement) => {
      field.focus()
      field.setSelectionRange(2, 5, 'backward')
    })
    release()
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
    await expect(email).toHaveValue('ada@example.com')
    await expect(password).toHaveValue('correct horse')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(password).toBeFocused()
    expect(
      await password.evaluate((field: HTMLInputElement) => [
        field.selectionStart,
        field.selectionEnd,
        field.selectionDirection,
      ]),
    ).toEqual([2, 5, 'backward'])
  },
)

test(
  'a form that is submitted before the code loads is submitted once',
  { tag: ['@once', '@quick'] },
  async ({ page }) => {
    const sent = countPosts(page, calls.signIn)
    const release = await holdCode(page)
    await openBeforeCode(page, '/')
    await expect(page).toHaveURL('/sign-in')
    await fillSignIn(page, await createUser())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(firstHeading(page)).toBeVisible()
    expect(sent()).toBe(1)
  },
)

test('a form is submitted while React is loading', once, async ({ page }) => {
  const sent = countPosts(page, calls.signIn)
  const release = await holdCode(page, react)
  await openBeforeCode(page, '/sign-in')
  await fillSignIn(page, await createUser())
  await expect.poll(() => readStore(page, sessions)).not.toEqual({})
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(firstHeading(page)).toBeVisible()
  expect(sent()).toBe(1)
})

test('an error that arrives before React is shown once it has loaded', once, async ({ page }) => {
  const { email } = await createUser()
  const refused = page.waitForResponse((response) => calls.signIn.test(response.url()))
  const release = await holdCode(page, react)
  await openBeforeCode(page, '/sign-in')
  await fillSignIn(page, { email, password: 'not this one' })
  await (await refused).finished()
  release()
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not this one')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})

test('a second factor that is needed before React loads is asked for', once, async ({ page }) => {
  const person = await createVerifiedUser({ 'My phone': somePhone().number })
  const answered = page.waitForResponse((response) => calls.signIn.test(response.url()))
  const release = await holdCode(page, react)
  await openBeforeCode(page, '/sign-in?return=%2Faccount')
  await fillSignIn(page, person)
  await (await answered).finished()
  release()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page).toHaveURL('/sign-in/second-factor?return=%2Faccount')
})

test('an account that is created before the code loads is created once', once, async ({ page }) => {
  const { email, password } = newUser()
  const release = await holdCode(page)
  const created = countPosts(page, calls.signUp)
  await openBeforeCode(page, '/sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Create account' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  release()
  await expect(accountMenu(page)).toBeVisible()
  expect(created()).toBe(1)
})

test('a password that is too short is never submitted, even early', once, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  const release = await holdCode(page)
  const created = countPosts(page, calls.signUp)
  await openBeforeCode(page, '/sign-up')
  await page.getByLabel('Email').fill(newUser().email)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  release()
  await expect(page.getByText('Your password doesn’t meet all requirements.')).toBeVisible()
  expect(created()).toBe(0)
})

test(
  'a guest button that is pressed twice before the code loads creates one guest',
  once,
  async ({ page }) => {
    const release = await holdCode(page)
    const entered = countPosts(page, calls.signUp)
    await openBeforeCode(page, '/sign-in')
    const guest = page.getByRole('button', { name: 'Continue as a guest' })
    await guest.click()
    // A busy button counts as disabled, so Playwright would wait.
    await guest.click({ force: true })
    await expect(guest).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(accountMenu(page)).toBeVisible()
    expect(entered()).toBe(1)
  },
)

test(
  'a provider that is pressed before the code loads opens its window',
  once,
  async ({ page }) => {
    await standInForGoogle(page.context())
    const release = await holdCode(page)
    await openBeforeCode(page, '/sign-in')
    const google = page.getByRole('button', { name: 'Continue with Google' })
    await google.click()
    await expect(google).toHaveAttribute('aria-busy', 'true')
    const opened = page.waitForEvent('popup')
    release()
    const provider = await opened
    await expect(google).not.toHaveAttribute('aria-busy')
    await signInAsNewProviderUser(provider, newUser().email)
    await expect(firstHeading(page)).toBeVisible()
  },
)

test('a method with a page of its own works before the code loads', once, async ({ page }) => {
  const release = await holdCode(page)
  await openBeforeCode(page, '/sign-in?return=%2Faccount')
  const method = page.getByRole('link', { name: 'Continue with a phone number' })
  await method.click({ noWaitAfter: true })
  await page.waitForURL('/sign-in/phone?return=%2Faccount', { waitUntil: 'commit' })
  release()
  await expect(page.getByRole('heading', { name: 'Sign in by phone' })).toBeVisible()
  await expect(page).toHaveURL('/sign-in/phone?return=%2Faccount')
})

test(
  'a method with a page of its own keeps the email typed before the code of the methods loads',
  once,
  async ({ page }) => {
    const release = await holdCode(page, '**/assets/methods-*.js')
    await openBeforeCode(page, '/sign-in')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.evaluate(() => Object.assign(globalThis, { isFirst: true }))
    const method = page.getByRole('link', { name: 'Email me a sign-in link' })
    await method.click({ noWaitAfter: true })
    await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
    await isAlive(page)
    // React discards prerendered markup if what is around it renders anew before the code has loaded.
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect(page).toHaveURL('/sign-in')
    release()
    await expect(page).toHaveURL('/sign-in/link')
    expect(await page.evaluate(() => 'isFirst' in globalThis)).toBe(true)
    await page.goBack()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  },
)

test(
  'in forced colors, a box that is checked before the code loads looks checked',
  once,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await holdCode(page)
    await openBeforeCode(page, '/sign-in')
    const box = page.getByRole('checkbox')
    await box.check()
    const checked = await box.screenshot()
    await box.uncheck()
    expect(checked.equals(await box.screenshot())).toBe(false)
  },
)

test('a composition that starts before the code loads continues', once, async ({ page }) => {
  const release = await holdCode(page)
  await openBeforeCode(page, '/sign-in')
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  const session = await page.context().newCDPSession(page)
  const ended = await email.evaluateHandle((field) => {
    const events: string[] = []
    for (const type of ['compositionend', 'blur'])
      field.addEventListener(type, () => events.push(type))
    return events
  })
  await session.send('Input.imeSetComposition', { text: 'え', selectionStart: 1, selectionEnd: 1 })
  release()
  await waitUntilHydrated(page)
  await session.send('Input.imeSetComposition', {
    text: 'えい',
    selectionStart: 2,
    selectionEnd: 2,
  })
  await expect(email).toHaveValue('えい')
  expect(await ended.jsonValue()).toEqual([])
  await session.send('Input.insertText', { text: '英' })
  await expect(email).toHaveValue('英')
})

test('a page that is scrolled before the code loads stays where it is', once, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  const release = await holdCode(page)
  await openBeforeCode(page, '/sign-up?return=%2Faccount')
  const way = page.getByRole('link', { name: 'Email me a sign-in link' })
  await way.scrollIntoViewIfNeeded()
  const placeOfWay = () => way.evaluate((link) => link.getBoundingClientRect().top)
  const place = await placeOfWay()
  release()
  await waitUntilHydrated(page)
  expect(await placeOfWay()).toBe(place)
  await way.click()
  await expect(page).toHaveURL('/sign-in/link?return=%2Faccount')
})

test(
  'on a shared computer, a form that is submitted early keeps its session in the tab',
  once,
  async ({ page }) => {
    const release = await holdCode(page)
    await openBeforeCode(page, '/sign-in')
    await page.getByRole('checkbox').check()
    await fillSignIn(page, await createUser())
    release()
    await expect(firstHeading(page)).toBeVisible()
    expect(Object.keys(await readStore(page, sessions))).toEqual([])
  },
)

/** Waits until the page is interactive: changes the theme back and forth. */
async function isAlive(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Use the/ })
  const name = (await toggle.getAttribute('title')) ?? ''
  await toggle.click()
  await expect(toggle).not.toHaveAccessibleName(name)
  await toggle.click()
  await expect(toggle).toHaveAccessibleName(name)
}
