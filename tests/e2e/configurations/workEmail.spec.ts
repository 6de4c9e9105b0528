import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import {
  blockPopups,
  signInAsNewProviderUser,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

const acme = { id: 'saml.acme', name: 'Acme', domains: ['acme.example'], button: false }

test.use({
  variables: {
    GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
    GATEHOUSE_METHODS: JSON.stringify({ emailLink: true, providers: [acme] }),
  },
})

// One test, because each makes a build of its own.
test('a person signs in with a provider that only emails lead to, also if popups are blocked', async ({
  page,
}) => {
  const email = 'ada@acme.example'
  await standInForGoogle(page.context())
  await blockPopups(page)
  await page.goto('/sign-in')
  const link = page.getByRole('button', { name: 'Email me a sign-in link' })
  await expect(link).toBeVisible()
  await expect(page.getByText('Acme')).toHaveCount(0)
  await checkInBothWindows(page)
  await page.getByLabel('Email').fill(email)
  await expect(page.getByText('People at acme.example sign in with Acme.')).toBeVisible()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Continue with Acme' }).click()
  await expect(page.getByText('Your browser blocked the Acme window.')).toBeVisible()
  await checkInBothWindows(page)
  await page.getByRole('button', { name: 'Continue in this window' }).click()
  await signInAsNewProviderUser(page, email)
  await expect(firstHeading(page)).toBeVisible()
})
