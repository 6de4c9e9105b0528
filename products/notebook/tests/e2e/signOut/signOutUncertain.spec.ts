import type { BrowserContext, Page } from '@playwright/test'
import { textIn, writeNote } from '#products/notebook/tests/support/browser/notePage.ts'
import { checkPage } from '#tests/support/browser/checks/checkPage.ts'
import { countEncryptedRecords } from '#tests/support/browser/device.ts'
import { idOf } from '#tests/support/browser/people/owner.ts'
import { signIn, signOut, createUser } from '#tests/support/browser/people/people.ts'
import { openEmptyPage } from '#tests/support/browser/storage.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test(
  'while another tab holds the lock, nothing is removed and sign-out is retried',
  { tag: '@once' },
  async ({ page, context }) => {
    const ada = await createUser()
    await signIn(page, ada)
    await writeNote(page, 'At the weir', 'Heron')
    const busy = await workUnderLock(context, await idOf(ada.email))

    await signOut(page)
    const dialog = page.getByRole('dialog', { name: 'You’re still signed in' })
    await expect(dialog).toBeVisible()
    await checkPage(page)
    await expect(textIn(page)).toHaveValue('At the weir')
    expect(await countEncryptedRecords(page)).toMatchObject({ keys: 1 })

    await busy.close()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await countEncryptedRecords(page)).toEqual({ keys: 0, rows: 0, cache: 0 })
  },
)

/** Opens another tab that keeps the lock for saving, and says so when it is asked. */
async function workUnderLock(context: BrowserContext, uid: string | undefined): Promise<Page> {
  const other = await context.newPage()
  await openEmptyPage(other)
  await other.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel('gatehouse-locks')
        channel.addEventListener('message', () => channel.postMessage({ answered: name }))
        void navigator.locks.request(name, () => {
          resolve()
          return new Promise(() => {})
        })
      }),
    `gatehouse-data-${uid}-rows`,
  )
  return other
}
