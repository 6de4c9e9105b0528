import { createHash } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { firstHeading } from '#tests/support/browser/firstPage.ts'
import { newUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

const chosen = { password: true, leakedPasswords: true }
const leaked = 'dusty lantern 1987'
const refusal = 'Found in a data leak. Choose another one.'

test.use({
  variables: {
    GATEHOUSE_CONFIG: 'tests/configurations/chosen.config.ts',
    GATEHOUSE_METHODS: JSON.stringify(chosen),
  },
})

test('a leaked password is refused, and the service learns almost nothing', async ({ page }) => {
  test.slow()

  const asked = await standInForRanges(page)
  await page.goto('/sign-up')
  await page.getByLabel('Email').fill(newUser().email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('short')
  await password.fill(leaked)
  await expect(page.getByText('Unsafe: found in a data leak')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(refusal)).toBeVisible()
  await expect(password).toBeFocused()
  expect(asked.map((request) => request.url())).toEqual([
    `https://api.pwnedpasswords.com/range/${hashOf(leaked).slice(0, 5)}`,
  ])
  const headers = await asked[0]?.allHeaders()
  expect([headers?.['add-padding'], headers?.['cookie'], headers?.['referer']]).toEqual([
    'true',
    undefined,
    undefined,
  ])
  expect(asked[0]?.postData()).toBeNull()

  await password.fill('dusty lantern 1988')
  await expect(page.getByText('Strength: strong')).toBeVisible()
  await expect(page.getByText(refusal)).toBeHidden()

  await page.unrouteAll()
  const held = new Promise<void>((resolve) => {
    void page.route('https://api.pwnedpasswords.com/**', () => resolve())
  })
  await password.fill(`${leaked} again`)
  await held
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(firstHeading(page)).toBeVisible()
})

/** Responds like the real service: the list contains this password, padded with other lines. */
async function standInForRanges(page: Page): Promise<readonly Request[]> {
  const asked: Request[] = []
  await page.route('https://api.pwnedpasswords.com/range/*', async (route) => {
    asked.push(route.request())
    const filling = hashOf('dusty lantern 1988').slice(5)
    await route.fulfill({
      contentType: 'text/plain',
      headers: { 'access-control-allow-origin': '*' },
      body: [`${'0'.repeat(35)}:3`, `${hashOf(leaked).slice(5)}:24`, `${filling}:0`].join('\r\n'),
    })
  })
  return asked
}

function hashOf(password: string): string {
  return createHash('sha1').update(password).digest('hex').toUpperCase()
}
