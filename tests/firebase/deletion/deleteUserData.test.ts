import { expect, it, vi } from 'vitest'
import { deleteData } from '#src/firebase/accountDeletion.ts'
import { deleteUserData } from '#src/firebase/deletion/deleteUserData.ts'
import { canceledElsewhere } from '#src/firebase/documents/deletionFlag.ts'
import { deletePendingGuests } from '#src/firebase/guest/deletePendingGuests.ts'
import { firstEventOf } from '#tests/support/firstEventOf.ts'

vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => null }))
vi.mock('#src/firebase/deletion/deleteUserData.ts', () => ({
  deleteUserData: vi.fn<typeof deleteUserData>(),
}))
vi.mock('#src/firebase/guest/deletePendingGuests.ts', () => ({
  deletePendingGuests: vi.fn<typeof deletePendingGuests>(),
}))

it("a person who cancels the deletion on another device sees this, and keeps their guest's data", async () => {
  vi.mocked(deleteUserData).mockRejectedValueOnce(canceledElsewhere())
  expect(await outcome()).toBe('deletion.canceledElsewhere')
  expect(deletePendingGuests).not.toHaveBeenCalled()
})

it("a person whose own data is gone is never told that they keep it, whatever happens to their guest's", async () => {
  vi.mocked(deletePendingGuests).mockRejectedValueOnce(canceledElsewhere())
  expect(await outcome()).toBe('error.unknown')
  expect(await outcome()).toBe('data.deleted')
})

async function outcome(): Promise<string> {
  return (await firstEventOf(deleteData, { uid: 'ada' })).type
}
