import {
  signInAsNewProviderUser,
  openProvider,
  standInForGoogle,
} from '#tests/support/browser/people/identityProviderWindow.ts'
import { newUser } from '#tests/support/browser/people/people.ts'
import { answerThatAccountExists } from '#tests/support/browser/servers/authServer.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

test.use({
  variables: {
    GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
    GATEHOUSE_METHODS: JSON.stringify({ providers: ['apple.com'] }),
  },
})

test('a person whose account has only methods that are off is shown who to contact', async ({
  page,
}) => {
  const { email } = newUser()
  await standInForGoogle(page.context())
  await page.goto('/sign-in')
  await answerThatAccountExists(page, email, ['password'])
  await signInAsNewProviderUser(await openProvider(page, 'Continue with Apple'), email)
  await expect(page.getByText(`An account with ${email} already exists.`)).toBeVisible()
  await expect(page.getByText('Contact support.')).toBeVisible()
  await expect(page.getByText(/password/i)).toHaveCount(0)
})
