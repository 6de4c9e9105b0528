import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { createUser, fillSignIn, newUser, signOut } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'
import {
  identityServerUrl,
  startIdentityServer,
} from '#tests/support/browser/servers/identityServer.ts'

test.use({ variables: { GATEHOUSE_CONFIG: 'tests/configurations/staff.config.ts' } })

/** It makes a build of its own. */
test.describe.configure({ timeout: 180_000 })

test('a person accepts the account that the browser offers, and after signing out is asked again', async ({
  page,
}) => {
  const { email } = newUser()
  const server = await startIdentityServer({ sub: email, email, name: 'Ada' })
  try {
    await page.goto(`${identityServerUrl()}/sign-in`)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('FedCm.enable', { disableRejectionDelay: true })
    const offers: { dialogId: string; accounts: readonly { email: string }[] }[] = []
    devtools.on('FedCm.dialogShown', (offer) => offers.push(offer))

    await page.goto('/sign-in')
    await expect.poll(() => offers.length).toBe(1)
    const { dialogId = '', accounts = [] } = offers[0] ?? {}
    expect(accounts.map((account) => account.email)).toEqual([email])
    await devtools.send('FedCm.selectAccount', { dialogId, accountIndex: 0 })
    await expect(firstHeading(page)).toBeVisible()
    expect(server.requests.map((request) => request.get('client_id'))).toEqual(['acme-web'])

    await signOut(page)
    await expect.poll(() => offers.length).toBe(2)
    await fillSignIn(page, await createUser())
    expect(server.requests).toHaveLength(1)
  } finally {
    await server.stop()
  }
})
