import { signInAsGuest, seedGuest } from '#products/notebook/tests/support/browser/guestData.ts'
import { notesOnServer } from '#products/notebook/tests/support/browser/notesOnServer.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { idOf } from '#tests/support/browser/people/owner.ts'
import { createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { customToken } from '#tests/support/emulators/customToken.ts'

test(
  "a guest's notes don't move to an account whose token another person sent",
  { tag: '@once' },
  async ({ page }) => {
    const stranger = await createUser()
    const uid = (await idOf(stranger.email)) ?? ''
    const guest = await signInAsGuest(page)
    await seedGuest(guest)
    await page.goto(`/auth/token#token=${encodeURIComponent(customToken(uid))}`)
    await expect(page.getByText('Your guest data stays in this browser.')).toBeVisible()
    await checkPage(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(`You’re signed in as ${stranger.email}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Someone wrote notes as a guest in this browser.')).toBeVisible()
    await page.getByRole('link', { name: 'View' }).click()
    await expect(
      page.getByRole('heading', { name: `Move 2 notes and 2 files to ${stranger.email}?` }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Decide later' }).click()
    await expect(firstHeading(page)).toBeVisible()
    expect(await notesOnServer(stranger)).toEqual([])
  },
)
