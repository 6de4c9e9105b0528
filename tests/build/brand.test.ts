import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { brand } from '#build/brand.ts'
import { readSettings } from '#build/settings.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'

it('the development server sees changes in the folders beside a file of the configuration', async () => {
  const root = await mkdtemp(join(tmpdir(), 'gatehouse-watched-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const product = join(root, 'products/books/product.ts')
  const sentence = join(root, 'products/books/text/listText.ts')
  await mkdir(join(root, 'products/books/text'), { recursive: true })
  await writeFile(product, 'export {}\n')
  await writeFile(sentence, "export const title = 'Books'\n")
  const files = [product, join(root, 'products/books/shared.rules')]
  const settings = { ...(await readSettings(PROJECT_ROOT)), root, files }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [brand(settings)],
  })
  onTestFinished(() => server.close())
  const changed: string[] = []
  server.watcher.on('change', (file) => changed.push(file))
  // Again, because nothing says when the watcher has begun.
  const edit = async () => {
    await writeFile(sentence, `export const title = 'Books, ${changed.length}'\n`)
    return changed
  }
  await expect.poll(edit, { timeout: 10_000, interval: 300 }).toContain(sentence)
})
