import { onSnapshot, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore'
import { fromCallback } from 'xstate'
import { listedSessions } from '../../domain/session/deviceSession.ts'
import { devicesMachine, type WatchDevices } from '../../machines/devices/devicesMachine.ts'
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
const watchDevices: WatchDevices = ({ input: { uid }, sendBack }) => {
  const account = accountRef(uid)
  const documents = [accountStateRef, sessionsRef].map((of) => of(account))
  const known: (DocumentSnapshot | undefined)[] = documents.map(() => undefined)
  let isOver = false
  const report = async () => {
    const [state, list] = known
    if (!state || !list) return
    const own = await signedInAtOf(account)
    const devices = { sessions: listedSessions(sessionsIn(list), revocationIn(state), own), own }
    if (!isOver) sendBack({ type: 'devices.read', devices })
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
export const devicesLogic = devicesMachine.provide({
  actors: { watchDevices: fromCallback(watchDevices) },
})
