import { expect, it, vi } from 'vitest'
import { wipeData } from '#src/firebase/deletionData.ts'
import { wipeAsides } from '#src/firebase/move/wipeAsides.ts'
import { calledOff } from '#src/firebase/vault/wipe/deletionMark.ts'
import { wipeVault } from '#src/firebase/vault/wipeVault.ts'
import { outcomeOf } from '#tests/support/outcomeOf.ts'

vi.mock('#src/firebase/app.ts', () => ({ auth: () => null }))
vi.mock('#src/firebase/vault/wipeVault.ts', () => ({ wipeVault: vi.fn<typeof wipeVault>() }))
vi.mock('#src/firebase/move/wipeAsides.ts', () => ({ wipeAsides: vi.fn<typeof wipeAsides>() }))

it('who keeps the account elsewhere is told so, and nothing of their guests goes', async () => {
  vi.mocked(wipeVault).mockRejectedValueOnce(calledOff())
  expect(await outcome()).toBe('deletion.calledOff')
  expect(wipeAsides).not.toHaveBeenCalled()
})

it('nobody whose own things are gone is told that they keep them, whatever becomes of a guest', async () => {
  vi.mocked(wipeAsides).mockRejectedValueOnce(calledOff())
  expect(await outcome()).toBe('error.unknown')
  expect(await outcome()).toBe('data.wiped')
})

async function outcome(): Promise<string> {
  return (await outcomeOf(wipeData, { uid: 'ada' })).type
}
