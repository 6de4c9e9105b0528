import { checkInBothWindows } from '#tests/support/browser/checks/checkPage.ts'
import { signIn, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/servers/configured.ts'

test.use({ variables: { GATEHOUSE_CONFIG: 'tests/configurations/acme/acme.config.ts' } })

test('another product has its own name, colors, files, and links everywhere', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await expect(page).toHaveTitle('Sign in · Acme Notes')
  await expect(page.getByRole('link', { name: 'Acme Notes', exact: true })).toBeVisible()
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Notes for roadrunners & friends.',
  )
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Acme Notes')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'https://acme.example/share.png',
  )
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
    'content',
    'summary_large_image',
  )
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveAttribute(
    'href',
    'https://acme.example/terms',
  )
  await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    'https://acme.example/privacy',
  )
  await expect(page.getByRole('link', { name: 'Support' })).toHaveAttribute(
    'href',
    'mailto:help@acme.example',
  )
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS(
    'background-color',
    'rgb(242, 167, 207)',
  )
  await expect(page.getByRole('button', { name: 'Continue with Acme Staff' })).toBeVisible()
  await checkInBothWindows(page)

  await test.step('the longest name in one word, beside the widest logo, fits into a phone', async () => {
    await page.getByRole('link', { name: 'Acme Notes', exact: true }).evaluate((link) => {
      link.lastChild?.replaceWith('W'.repeat(40))
      link.querySelector('svg')?.setAttribute('width', '120')
    })
    await checkInBothWindows(page)
  })

  const manifest = await page.request.get('/manifest.webmanifest')
  expect(await manifest.json()).toEqual({
    id: '/',
    name: 'Acme Notes',
    short_name: 'Acme Notes',
    description: 'Notes for roadrunners & friends.',
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
    display: 'standalone',
    theme_color: '#8a1c5b',
    background_color: '#8a1c5b',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
  for (const file of ['/favicon.svg', '/maskable-512.png', '/apple-touch-icon.png']) {
    expect((await page.request.get(file)).ok(), file).toBe(true)
  }

  await signIn(page, await createUser(), '/account/data')
  await expect(page).toHaveTitle(/ · Acme Notes$/)
  await expect(page.getByRole('link', { name: 'Support' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^acme-notes-export-/)
  await checkInBothWindows(page)
})
