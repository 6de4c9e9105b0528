import type { ItemCounts } from '../../domain/data/itemCounts.ts'
import { codedError } from '../../domain/errorCode.ts'
import { loaderMachineFor, type LoadValue } from '../../machines/shared/loaderMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { currentProduct } from '../../product/currentProduct.ts'
import { accountAuth } from '../sdk/accountAuth.ts'
import { signedInUid } from '../sdk/currentUser.ts'
import { toPort } from '../sdk/toPort.ts'
import { guestAccountAuth } from './guestSession.ts'

/** A guest's data on the server, and the number of unsaved changes on this device. */
type OwnData = { stored: ItemCounts; unsaved: number }

const countOwnData: LoadValue<OwnData> = toPort(async () => {
  const [countItems, { countUnsaved }] = await Promise.all([
    currentProduct().countItems(),
    currentProduct().move(),
  ])
  const uid = signedInUid()
  const [stored, unsaved] = await Promise.all([countItems(accountAuth(uid)), countUnsaved(uid)])
  return { type: 'value.loaded' as const, value: { stored, unsaved } }
})

/** Counts the guest's data that moves along. If counting fails, the data moves anyway. */
export const guestDataLogic = loaderMachineFor<OwnData>().provide({
  actors: portsOf({ load: countOwnData }),
})

/** Counts what a pending guest has on the server, without unsaved changes. */
const countDataOf: LoadValue<OwnData, { guestUid: string }> = toPort(
  async ({ query: { guestUid } }) => {
    const countItems = await currentProduct().countItems()
    const account = await guestAccountAuth(guestUid)
    if (typeof account === 'string') {
      throw codedError('unavailable', 'The guest’s data can’t be reached.')
    }
    const stored = await countItems(account)
    return { type: 'value.loaded' as const, value: { stored, unsaved: 0 } }
  },
)

export const pendingGuestDataLogic = loaderMachineFor<OwnData, { guestUid: string }>().provide({
  actors: portsOf({ load: countDataOf }),
})
