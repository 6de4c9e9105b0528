import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import {
  addFiles,
  expectFile,
  filesOf,
} from '#products/notebook/tests/support/browser/filesOfNote.ts'
import { writeNote } from '#products/notebook/tests/support/browser/notePage.ts'
import { signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const words = 'A gray heron in the reeds. '

test(
  'an opened file and an opened note leave nothing in the browser cache',
  { tag: '@once' },
  async ({ launchOptions, baseURL }) => {
    const profile = await mkdtemp(join(tmpdir(), 'gatehouse-profile-'))
    try {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL && { baseURL }),
      })
      const page = context.pages()[0] ?? (await context.newPage())
      await signIn(page, await createUser())
      await writeNote(page, 'By the weir')
      const buffer = Buffer.from(words.repeat(4_000))
      const file = { name: 'heron.txt', mimeType: 'text/plain', buffer }
      await addFiles(page, file)
      await expectFile(page, 'heron.txt')
      await page.reload()
      const downloading = page.waitForEvent('download')
      await filesOf(page).getByRole('button', { name: 'Download “heron.txt”' }).click()
      expect(await readFile(await (await downloading).path(), 'utf8')).toContain(words)
      await (await downloading).delete()
      await signOut(page)
      await context.close()
      expect(await filesWith(profile, 'assets/')).not.toEqual([])
      expect(await filesWith(profile, words)).toEqual([])
      const cached = join(profile, 'Default', 'Cache')
      expect(await filesWith(cached, 'By the weir')).toEqual([])
      expect(await filesWith(cached, 'heron.txt')).toEqual([])
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  },
)

/** Files of a browser profile that contain a text. */
async function filesWith(profile: string, text: string): Promise<string[]> {
  const all = await readdir(profile, { recursive: true, withFileTypes: true })
  const paths = all.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  const found = await Promise.all(
    paths.map(async (path) => ((await readFile(path)).includes(text) ? [path] : [])),
  )
  return found.flat()
}
