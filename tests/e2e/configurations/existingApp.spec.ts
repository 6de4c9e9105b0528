import type { Page } from '@playwright/test'
import { idOf } from '#tests/support/browser/people/owner.ts'
import { createUser, fillSignIn, signOut } from '#tests/support/browser/people/people.ts'
import {
  expect,
  photosOf,
  storePhoto,
  test,
  todosOf,
} from '#tests/support/browser/servers/existingApp.ts'

// One build for all of them.
test.describe.configure({ mode: 'default' })

const where = '/todos/today?view=list#later'

test('a visitor of the app signs in at the door, and is back where they were', async ({ page }) => {
  const person = await createUser()
  await page.goto(where)
  await expect(who(page)).toHaveText('You are signed out')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/sign-in\?return=/)
  await fillSignIn(page, person)
  await expect(who(page)).toHaveText(`Hello, ${person.email}`)
  await expect(page).toHaveURL(where)
  await page.getByLabel('New todo').fill('Buy milk')
  await page.getByLabel('New todo').press('Enter')
  await expect(page.getByRole('listitem')).toHaveText('Buy milk')

  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await page.getByRole('link', { name: 'Gatehouse', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('listitem')).toHaveText('Buy milk')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()

  await page.goto(`/sign-in?return=${encodeURIComponent(where)}`)
  await expect(page).toHaveURL(where)
  await expect(who(page)).toHaveText(`Hello, ${person.email}`)
  await page.goto('/sign-in?return=https%3A%2F%2Fevil.example')
  await expect(who(page)).toHaveText(`Hello, ${person.email}`)
  await expect(page).toHaveURL('/')
  await page.goto('/account/unknown')
  await expect(page).toHaveTitle(/^Page not found/)
  const door = page.url()
  await page.route('/wrong', (route) => route.continue({ url: door }))
  await page.goto('/wrong')
  await expect(page).toHaveTitle(/^Page not found/)
})

test('whoever signs out at the door is out in the app, and keeps what they typed there', async ({
  page,
  context,
}) => {
  const person = await createUser()
  await signInFrom(page, person)
  await page.getByLabel('New todo').fill('Half a sentence')
  const door = await context.newPage()
  await door.goto('/account')
  await signOut(door)
  await expect(door).toHaveURL('/sign-in')
  await expect(who(page)).toHaveText('You are signed out')
  await expect(page.getByLabel('New todo')).toHaveValue('Half a sentence')
})

test('whoever signs out in the app is out at the door, and a guest of the app is one there', async ({
  page,
  context,
}) => {
  const person = await createUser()
  await signInFrom(page, person)
  const door = await context.newPage()
  await door.goto('/account')
  await expect(door.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await expect(door.getByLabel('Password', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try it as a guest' }).click()
  await expect(who(page)).toHaveText('Hello, guest')
  await door.goto('/account')
  await expect(door.getByText('Guest', { exact: true }).first()).toBeVisible()
})

test('a link of the app signs out and returns, and a link from elsewhere asks, on a shared computer, too', async ({
  page,
}) => {
  const person = await createUser()
  await page.goto('/sign-in')
  await page.getByLabel(/^This is a shared computer/).check()
  await fillSignIn(page, person)
  await expect(who(page)).toHaveText(`Hello, ${person.email}`)
  await page.goto('/sign-out')
  const question = page.getByRole('heading', { name: 'Sign out' })
  await expect(question).toBeVisible()
  await expect(page.getByText(`You’re signed in as ${person.email}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Stay signed in' }).click()
  await expect(who(page)).toHaveText(`Hello, ${person.email}`)

  await page.goto(where)
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(who(page)).toHaveText('You are signed out')
  await expect(page).toHaveURL(where)
  await page.goto('/sign-out?return=%2Ftodos')
  await expect(page).toHaveURL('/todos')
})

test('an app that sends a signed-in person back each time is opened twice, and then no more', async ({
  page,
}) => {
  const person = await createUser()
  await signInFrom(page, person)
  const body = `<script>location.assign('/sign-in?return=%2Fguarded')</script>`
  let visits = 0
  await page.route('/guarded', (route) => {
    visits += 1
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/guarded')
  const title = page.getByRole('heading', { name: 'This page keeps asking you to sign in' })
  await expect(title).toBeVisible()
  await expect(page.getByText(`You’re signed in as ${person.email}`)).toBeVisible()
  expect(visits).toBe(3)
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
})

test('the door has a theme of its own, and leaves the app’s alone', async ({ page }) => {
  await page.goto(where)
  await page.evaluate(() => localStorage.setItem('theme', 'system'))
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }))
  await page.reload()
  await expect(page.locator('html')).not.toHaveClass('dark')
  const { origins } = await page.context().storageState()
  expect(origins[0]?.localStorage).toEqual(
    expect.arrayContaining([
      { name: 'theme', value: 'system' },
      { name: 'gatehouse-theme', value: 'light' },
    ]),
  )
})

test('going back and forth between the app and the account opens the app each time', async ({
  page,
}) => {
  await signInFrom(page, await createUser())
  for (const time of ['once', 'twice', 'three times', 'four times']) {
    await page.goto('/account')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(who(page), time).toContainText('Hello')
  }
})

test('deleting the account deletes what the app stored for the person', async ({ page }) => {
  const person = await createUser()
  await signInFrom(page, person)
  await page.getByLabel('New todo').fill('Buy milk')
  await page.getByLabel('New todo').press('Enter')
  await expect(page.getByRole('listitem')).toHaveText('Buy milk')
  const uid = await idOf(person.email)
  await expect.poll(() => todosOf(uid)).toEqual(['Buy milk'])
  await storePhoto(uid, 'summer/beach.jpg')
  expect(await photosOf(uid)).toEqual(['summer/beach.jpg'])
  await page.goto('/account/delete')
  await page.getByLabel(`Type ${person.email}`).fill(person.email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account was deleted' })).toBeVisible()
  expect(await todosOf(uid)).toEqual([])
  expect(await photosOf(uid)).toEqual([])
  await page.goto(where)
  await expect(who(page)).toHaveText('You are signed out')
})

test('a guest of the app signs in to an account, and what they stored comes along', async ({
  page,
}) => {
  const person = await createUser()
  await page.goto(where)
  await page.getByRole('button', { name: 'Try it as a guest' }).click()
  await expect(who(page)).toHaveText('Hello, guest')
  await page.getByLabel('New todo').fill('Buy milk')
  await page.getByLabel('New todo').press('Enter')
  await expect(page.getByRole('listitem')).toHaveText('Buy milk')
  await page.goto('/account/upgrade')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Password of that account').fill(person.password)
  await page.getByRole('button', { name: 'Sign in to that account' }).click()
  await expect(page.getByRole('heading', { name: /moved/ })).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
  await expect(who(page)).toHaveText(`Hello, ${person.email}`)
  await expect(page.getByRole('listitem')).toHaveText('Buy milk')
})

test.describe(() => {
  test.use({ locale: 'ar' })

  test('a visitor reads the door in their language', async ({ page }) => {
    for (const path of ['/sign-in?return=%2Ftodos', '/sign-up', '/forgot-password']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      await expect(page).toHaveURL(path)
    }
  })
})

async function signInFrom(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto(where)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, person)
  await expect(who(page)).toHaveText(`Hello, ${person.email}`)
}

/** Who is signed in, as the app says. */
function who(page: Page) {
  return page.locator('#who')
}
