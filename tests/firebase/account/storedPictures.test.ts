import { expect, it, vi } from 'vitest'
import { keepPicture } from '#src/firebase/account/storedPictures.ts'
import { accountAuth } from '#src/firebase/sdk/accountAuth.ts'
import { signIn, signOutHere } from '#tests/support/session/signIn.ts'

it('pictures are in memory until their person signs out, and two at most', async () => {
  const created = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const urls = () => created.mock.results.map(({ value }) => String(value))
  const revokedUrls = () => revoked.mock.calls.map(([url]) => url)
  await signIn({ uid: 'ada' })
  for (const fileId of ['first', 'second', 'third'])
    keepPicture(accountAuth('ada'), fileId, new Blob([fileId]))
  await vi.waitFor(() => expect(revokedUrls()).toEqual(urls().slice(0, 1)))
  await signOutHere()
  await vi.waitFor(() => expect(revokedUrls()).toEqual(urls()))
  expect(urls()).toHaveLength(3)
})
