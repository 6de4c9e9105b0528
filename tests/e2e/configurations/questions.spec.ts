import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { idOf, profileOf, putProfile } from '#tests/support/browser/people/owner.ts'
import {
  accountMenu,
  fillSignIn,
  newUser,
  createUser,
} from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'
import { partsIn } from '#tests/support/zip.ts'

test.use({ variables: { GATEHOUSE_CONFIG: 'tests/configurations/questions.config.ts' } })

/** What stays as it was answered first. */
const answers = { company: 'Analytical Engines', seats: '12', start: '2026-12-24' }

const gate = { name: 'Complete your account' }

test('the questions are asked at sign-up or before the product, and again for new terms', async ({
  page,
}) => {
  test.slow()

  await test.step('the sign-up form asks, and saves once the account exists', async () => {
    const { email, password } = newUser()
    await page.goto('/sign-up')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Seats').fill('501')
    await page.getByLabel('Start date').fill('2025-12-31')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Please fill this in.')).toBeVisible()
    await expect(page.getByText('Please enter 500 or less.')).toBeVisible()
    await expect(page.getByText('Please enter January 1, 2026 or a later date.')).toBeVisible()
    await expect(page.getByText('Please choose one.')).toBeVisible()
    await expect(page.getByText('Please check this box to continue.')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await checkInBothWindows(page)
    await answer(page, 'Ada Lovelace', 'Just me')
    await expect(page.getByLabel('Company')).toHaveAccessibleDescription(
      'As it appears on your invoice',
    )
    await page.getByLabel('Company').fill('Analytical Engines')
    await page.getByLabel('Seats').fill('12')
    await page.getByLabel('Start date').fill('2026-12-24')
    await page.getByLabel('Send me product news').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Your email isn’t verified yet.')).toBeVisible()
    await expect(page.getByRole('heading', gate)).toBeHidden()
    const uid = await idOf(email)
    const profile = await profileOf(uid)
    expect(profile).toEqual({
      answers: { ...answers, size: 'solo', news: 'yes' },
      terms: '2026-11',
      agreedAt: profile.agreedAt,
    })
    expect(Math.abs(Date.parse(profile.agreedAt ?? '') - Date.now())).toBeLessThan(120_000)

    await page.goto('/account')
    await expect(page.getByText('Ada Lovelace').first()).toBeVisible()
    await expect(page.getByText('Analytical Engines')).toBeVisible()
    await expect(page.getByText('December 24, 2026')).toBeVisible()
    await checkInBothWindows(page)
    await page.getByRole('button', { name: 'Change: Your answers' }).click()
    await checkInBothWindows(page)
    await page.getByLabel('Team size').selectOption('Up to 20 people')
    await page.getByLabel('Send me product news').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    expect(await profileOf(uid)).toEqual({
      ...profile,
      answers: { ...answers, size: 'team', news: '' },
    })

    await page.goto('/account/data')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export everything' }).click()
    const file = await readFile(await (await download).path())
    const parts = await partsIn(new Blob([file]))
    const facts = parts.find(({ path }) => path === 'account.json')
    expect(JSON.parse(new TextDecoder().decode(facts?.bytes))).toMatchObject({
      name: 'Ada Lovelace',
      answers: { ...answers, size: 'team', news: '' },
      terms: { version: '2026-11' },
    })

    await putProfile(uid, { answers: { size: 'team' }, terms: '2025-01' })
    await page.goto('/')
    await expect(page.getByText('Our terms have changed.')).toBeVisible()
    await expect(page.getByLabel('Team size')).toHaveValue('team')
    await checkInBothWindows(page)
    await page.getByLabel(/^I agree/).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', gate)).toBeHidden()
    expect(await profileOf(uid)).toMatchObject({ terms: '2026-11' })
  })

  await test.step('a person who signed in with another method is asked, and can export their data and leave', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'))
    const person = await createUser()
    await page.goto('/sign-in')
    await fillSignIn(page, person)
    await expect(page.getByRole('heading', gate)).toBeFocused()
    const legal = page.getByRole('navigation', { name: 'Help and terms' }).getByRole('link')
    await expect(legal).toHaveText(['Terms', 'Privacy', 'Support'])
    await checkInBothWindows(page)
    const agree = await page.locator('label', { hasText: /^I agree/ }).boundingBox()
    const terms = await page.getByRole('link', { name: 'Read the terms' }).boundingBox()
    expect(terms?.y).toBeGreaterThanOrEqual((agree?.y ?? 0) + (agree?.height ?? 0))
    await page.goto('/account')
    await expect(page.getByRole('heading', gate)).toBeVisible()
    await page.getByLabel('Name').fill('Grace Hopper')
    await page.getByRole('link', { name: 'Delete your account' }).click()
    await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
    await expect(page.getByText('Your answers at sign-up.')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Name')).toHaveValue('Grace Hopper')
    await page.getByLabel('Team size').selectOption('More than 20')
    await page.getByLabel(/^I agree/).check()
    await page.reload()
    await expect(page.getByLabel('Name')).toHaveValue('Grace Hopper')
    await expect(page.getByLabel('Team size')).toHaveValue('large')
    await expect(page.getByLabel(/^I agree/)).toBeChecked()
    await page.context().setOffline(true)
    await answer(page, 'Grace Hopper', 'More than 20')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('We can’t reach the server.')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Grace Hopper')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Continue' }).dblclick()
    await expect(accountMenu(page)).toContainText(/./)
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  })
})

async function answer(page: Page, name: string, size: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Team size').selectOption(size)
  await page.getByLabel(/^I agree/).check()
}
