import type { Leaver } from '../machines/deletionMachine.ts'
import type { CountHoldings, HoldingsEvent } from '../machines/holdingsMachine.ts'
import { attempt } from './attempt.ts'
import { vaultOf } from './vault/vault.ts'

export const countHoldings: CountHoldings = attempt<HoldingsEvent, Leaver>(async ({ uid }) => {
  const { holdingsOf } = await import('./vault/holdingsOf.ts')
  return { type: 'holdings.counted', holdings: await holdingsOf(vaultOf(uid)) }
})
