import { persistentBrowser } from '#tests/support/browser/persistentBrowser.ts'
import { test } from '#tests/support/browser/servers/releases.ts'
import { expect } from '#tests/support/browser/test.ts'

test.use({ served: 'dist-hosted' })

test(
  'the production build can be installed, with icons in the sizes that its manifest states',
  { tag: '@once' },
  async ({ host, launchOptions }) => {
    // Chromium installs nothing from the incognito windows of other tests.
    const lasting = await persistentBrowser(launchOptions)
    try {
      const page = await lasting.open()
      await page.goto(`${host.origin}/sign-in`)
      const browser = await page.context().newCDPSession(page)
      const { url, errors, manifest } = await browser.send('Page.getAppManifest')
      expect(new URL(url).pathname).toBe('/manifest.webmanifest')
      expect(errors).toEqual([])
      expect(manifest.id).toBe(new URL('/', page.url()).href)
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])

      const icons = [
        ['/icon-192.png', 192],
        ['/icon-512.png', 512],
        ['/maskable-512.png', 512],
        ['/apple-touch-icon.png', 180],
      ] as const
      for (const [file, side] of icons) {
        const sides = await page.evaluate(async (source) => {
          const image = new Image()
          image.src = source
          await image.decode()
          return [image.naturalWidth, image.naturalHeight]
        }, file)
        expect(sides, file).toEqual([side, side])
      }
    } finally {
      await lasting.discard()
    }
  },
)
