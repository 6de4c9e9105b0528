import { onSnapshot, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore'
import { fromCallback } from 'xstate'
import { listedSessions, type Devices } from '../../domain/session/deviceSession.ts'
import { watcher, type Watch } from '../../machines/shared/watcherMachine.ts'
import { failureEvent } from '../sdk/toPort.ts'
import {
  accountStateRef,
  revocationIn,
  sessionsIn,
  sessionsRef,
  signedInAtOf,
} from '../data/accountDocuments.ts'
import { accountRef } from '../data/accountRef.ts'

/** Reports the signed-in devices once they are known, and after each change. */
const watchDevices: Watch<Devices, { uid: string }> = ({ input: { request }, sendBack }) => {
  const account = accountRef(request.uid)
  const documents = [accountStateRef, sessionsRef].map((of) => of(account))
  const known: (DocumentSnapshot | undefined)[] = documents.map(() => undefined)
  let isOver = false
  const report = async () => {
    const [state, list] = known
    if (!state || !list) return
    const ownSignedInAt = await signedInAtOf(account)
    const value = {
      sessions: listedSessions(sessionsIn(list), revocationIn(state), ownSignedInAt),
      ownSignedInAt,
    }
    if (!isOver) sendBack({ type: 'value.read', value })
  }
  const fail = async (error: unknown) => {
    const event = await failureEvent(error)
    if (!isOver) sendBack(event)
  }
  const follow = (document: DocumentReference, index: number) =>
    onSnapshot(
      document,
      { includeMetadataChanges: true },
      (snapshot) => {
        // Cached snapshots would show an empty list.
        if (snapshot.metadata.fromCache) return
        known[index] = snapshot
        report().catch(fail)
      },
      (error) => void fail(error),
    )
  const stops = documents.map(follow)
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}

/** Watches signed-in devices. */
export const devicesLogic = watcher<Devices, { uid: string }>().provide({
  actors: { watch: fromCallback(watchDevices) },
})
