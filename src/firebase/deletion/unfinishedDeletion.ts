import type {
  CancelDeletion,
  DeletionInput,
  WatchDeletionFlag,
} from '../../machines/deletion/deletionEvents.ts'
import { unfinishedDeletionMachine } from '../../machines/deletion/unfinishedDeletionMachine.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { accountDeletionLockName } from '../../storage/encrypted/storageNames.ts'
import { withLock } from '../../storage/locks/locks.ts'
import { forgetDeletion } from '../../stores/deletionStore.ts'
import { deleteDeletionFlag, watchDeletionFlagOf } from '../documents/deletionFlag.ts'
import { accountAuth } from '../sdk/accountAuth.ts'
import { toPort } from '../sdk/toPort.ts'
import { deletionRequest } from './deletionRequests.ts'

export const watchDeletionFlag: WatchDeletionFlag = ({ input: { uid }, sendBack }) =>
  watchDeletionFlagOf(accountAuth(uid), (flag) => sendBack({ type: `flag.${flag}` }))

export const cancelDeletion: CancelDeletion = toPort(async ({ uid }: DeletionInput) => {
  const account = accountAuth(uid)
  // The flag may still be on its way to the server.
  const flag = await withLock(accountDeletionLockName(uid), () =>
    deletionRequest({ account }, () => deleteDeletionFlag(account)),
  )
  if (flag === 'final') return { type: 'flag.final' as const }
  forgetDeletion()
  return { type: 'deletion.canceled' as const }
})

export const unfinishedDeletionLogic = unfinishedDeletionMachine.provide({
  actors: portsOf({ watchDeletionFlag, cancelDeletion }),
})
