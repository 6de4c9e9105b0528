import { expect, it, vi } from 'vitest'
import { wipeData } from '#src/firebase/deletion/deletion.ts'
import { wipePendingGuests } from '#src/firebase/guest/wipePendingGuests.ts'
import { canceledElsewhere } from '#src/firebase/deletion/deletionFlag.ts'
import { wipeUserData } from '#src/firebase/deletion/wipeUserData.ts'
import { outcomeOf } from '#tests/support/outcomeOf.ts'

vi.mock('#src/firebase/sdk/app.ts', () => ({ auth: () => null }))
vi.mock('#src/firebase/deletion/wipeUserData.ts', () => ({
  wipeUserData: vi.fn<typeof wipeUserData>(),
}))
vi.mock('#src/firebase/guest/wipePendingGuests.ts', () => ({
  wipePendingGuests: vi.fn<typeof wipePendingGuests>(),
}))

it("a person who cancels the deletion on another device sees this, and keeps their guest's data", async () => {
  vi.mocked(wipeUserData).mockRejectedValueOnce(canceledElsewhere())
  expect(await outcome()).toBe('deletion.canceledElsewhere')
  expect(wipePendingGuests).not.toHaveBeenCalled()
})

it("a person whose own data is gone is never told that they keep it, whatever happens to their guest's", async () => {
  vi.mocked(wipePendingGuests).mockRejectedValueOnce(canceledElsewhere())
  expect(await outcome()).toBe('error.unknown')
  expect(await outcome()).toBe('data.wiped')
})

async function outcome(): Promise<string> {
  return (await outcomeOf(wipeData, { uid: 'ada' })).type
}
