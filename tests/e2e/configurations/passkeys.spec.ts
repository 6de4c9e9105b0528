import { HOST } from '#local-firebase/ports.ts'
import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { requireRecentSignIn } from '#tests/support/browser/people/account.ts'
import { addAuthenticator } from '#tests/support/browser/people/authenticator.ts'
import { accountMenu, signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { calls } from '#tests/support/browser/servers/authServer.ts'
import { expect, test as base } from '#tests/support/browser/servers/configured.ts'

const chosen = { password: true, passkeys: true }

/** A passkey belongs to a domain, which an IP address is not. */
const test = base.extend({
  baseURL: async ({ configured }, provide) => provide(configured.origin.replace(HOST, 'localhost')),
})

test.use({
  variables: {
    GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
    GATEHOUSE_METHODS: JSON.stringify(chosen),
  },
})

/** Each makes a build of its own, beside the other. */
test.describe.configure({ timeout: 180_000 })

test('a person adds a passkey, signs in with it, confirms their identity with it, and removes it', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page)
  await signIn(page, await createUser(), '/account/security')
  const section = page.getByRole('region', { name: 'Passkeys' })
  await expect(section.getByText('No passkeys yet.')).toBeVisible()
  await section.getByRole('button', { name: 'Add: New passkey' }).click()
  await expect(section.getByLabel('Name', { exact: true })).toHaveValue('Chrome on Linux')
  await section.getByLabel('Name', { exact: true }).fill('My laptop')
  await authenticator.agree(false)
  const create = section.getByRole('button', { name: 'Create passkey' })
  await create.click()
  await expect(section.getByText('No passkey was created.')).toBeVisible()
  await checkInBothWindows(page)
  await authenticator.agree(true)
  await create.click()
  await expect(section.getByText('Passkey added.')).toBeVisible()
  await expect(section.getByRole('heading', { name: 'My laptop' })).toBeVisible()
  await checkInBothWindows(page)

  await section.getByRole('button', { name: 'Add: New passkey' }).click()
  await create.click()
  await expect(section.getByText('This device already has a passkey')).toBeVisible()
  expect(await authenticator.count()).toBe(1)

  await authenticator.agree(false)
  await signOut(page)
  const enter = page.getByRole('button', { name: 'Sign in with a passkey' })
  await enter.click()
  await expect(page.getByText('No passkey was used.')).toBeVisible()
  await checkInBothWindows(page)
  await authenticator.agree(true)
  await enter.click()
  await expect(accountMenu(page)).toBeVisible()

  await page.goto('/account/security')
  await requireRecentSignIn(page, calls.update)
  await section.getByRole('button', { name: 'Remove: My laptop' }).click()
  const question = page.getByRole('dialog', { name: 'Remove “My laptop”?' })
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  const identity = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await identity.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(section.getByText('Passkey removed.')).toBeVisible()
  await expect(section.getByText('No passkeys yet.')).toBeVisible()
  await expect.poll(() => authenticator.count()).toBe(0)

  await signOut(page)
  await expect(enter.getByText('Last used')).toBeVisible()
})

test('a passkey signs in from autofill in the email field, but not on the sign-up page', async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page)
  await signIn(page, await createUser(), '/account/security')
  await page.getByRole('button', { name: 'Add: New passkey' }).click()
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await expect(page.getByText('Passkey added.')).toBeVisible()
  await authenticator.agree(false)
  await signOut(page)
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await page.goto('/sign-up')
  await authenticator.agree(true)
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(accountMenu(page)).toBeVisible()
})
