import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startHostingServer } from '#scripts/hosting/hostingServer.ts'
import { launchBrowser } from '../launchBrowser.ts'

const plainForm = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <title>Sign in</title>
  </head>
  <body>
    <form method="post">
      <label>Email <input type="email" name="email" autocomplete="username" /></label>
      <label>Password <input type="password" name="password" autocomplete="current-password" /></label>
      <button>Sign in</button>
    </form>
  </body>
</html>
`

/** Writes a minimal sign-in page in plain HTML. */
export async function writePlainForm(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await writeFile(join(directory, 'index.html'), plainForm)
}

/**
 * Writes the app's rendered sign-in page as HTML with its style sheets, but without scripts: the fastest that
 * any implementation of this page could be.
 */
export async function writeOwnHtml(
  app: string,
  directory: string,
  executablePath: string,
): Promise<void> {
  const html = await snapshotOf(app, executablePath)
  await cp(app, directory, { recursive: true })
  // Leaves this page as the only one.
  await rm(join(directory, 'sign-in.html'), { force: true })
  await writeFile(join(directory, 'index.html'), html)
}

async function snapshotOf(app: string, executablePath: string): Promise<string> {
  const host = await startHostingServer({ directory: app })
  const browser = await launchBrowser(executablePath)
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' })
    await page.goto(`${host.origin}/sign-in`, { waitUntil: 'networkidle' })
    await page.locator('input[type=email]').waitFor()
    return await page.evaluate(async () => {
      const served = await (await fetch(location.href)).text()
      const first = served.matchAll(/<link rel="stylesheet"(?![^>]*not all)[^>]*href="([^"]+)"/g)
      const files = await Promise.all(
        Array.from(first, async ([, href = '']) => (await fetch(href)).text()),
      )
      const styles = Array.from(served.matchAll(/<style>([^]*?)<\/style>/g), ([, text]) => text)
      const root = document.documentElement.cloneNode(true) as HTMLElement
      const scripted = 'script, noscript, template, style, link:not([rel=icon])'
      root.querySelectorAll(scripted).forEach((element) => element.remove())
      const style = document.createElement('style')
      style.textContent = [...styles, ...files].join('\n')
      root.querySelector('title')?.after(style)
      return `<!doctype html>\n${root.outerHTML}`
    })
  } finally {
    await browser.close()
    await host.stop()
  }
}
