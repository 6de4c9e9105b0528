import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { emailTo, changeEmailAsAttacker } from '#tests/support/browser/people/emails.ts'
import { newUser, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

test.use({
  variables: {
    GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
    GATEHOUSE_METHODS: JSON.stringify({ emailLink: true }),
  },
})

test('without passwords, a person whose email was changed gets it back, and is led to their account', async ({
  page,
}) => {
  test.slow()
  const person = await createUser()
  await changeEmailAsAttacker(person, newUser().email)
  const { link } = await emailTo(person.email, 'RECOVER_EMAIL')
  await page.goto(link)
  await page.getByRole('button', { name: 'Restore email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email was restored' })).toBeVisible()
  const section = page.getByRole('region', { name: 'Secure your account' })
  await expect(section.getByRole('link', { name: 'Go to your account' })).toBeVisible()
  await expect(page.getByText(/password/i)).toHaveCount(0)
  await expect(section.getByRole('button')).toHaveCount(0)
  await checkInBothWindows(page)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await expect(page.getByText('Contact support if you can’t sign in anymore.')).toBeVisible()
  await expect(page.getByText(/password/i)).toHaveCount(0)

  await page.goto('/auth/action?mode=revertSecondFactorAddition&oobCode=x')
  await expect(page.getByText('This type of link isn’t supported.')).toBeVisible()
})
