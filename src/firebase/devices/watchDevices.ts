import { onSnapshot, type DocumentSnapshot } from 'firebase/firestore'
import { fromCallback } from 'xstate'
import { listedSessions, type Devices } from '../../domain/session/deviceSession.ts'
import { watcher, type Watch } from '../../machines/shared/watcherMachine.ts'
import {
  accountStateRef,
  revocationIn,
  sessionsIn,
  sessionsRef,
  signedInSecondsOf,
} from '../documents/accountDocuments.ts'
import { accountSession } from '../documents/accountSession.ts'
import { listeningPort } from '../sdk/toPort.ts'

/** Reports the signed-in devices once they are known, and after each change. */
const watchDevices: Watch<Devices, { uid: string }> = listeningPort(
  ({ query: { uid } }, report, fail) => {
    const account = accountSession(uid)
    const documents = [accountStateRef, sessionsRef].map((of) => of(account))
    const known: (DocumentSnapshot | undefined)[] = documents.map(() => undefined)
    const reportDevices = async () => {
      const [state, list] = known
      if (!state || !list) return
      const ownSignedInSeconds = await signedInSecondsOf(account)
      const sessions = listedSessions(sessionsIn(list), revocationIn(state), ownSignedInSeconds)
      report({ type: 'value.read', value: { sessions, ownSignedInSeconds } })
    }
    const stops = documents.map((document, index) =>
      onSnapshot(
        document,
        { includeMetadataChanges: true },
        (snapshot) => {
          // Cached snapshots would show an empty list.
          if (snapshot.metadata.fromCache) return
          known[index] = snapshot
          reportDevices().catch(fail)
        },
        fail,
      ),
    )
    return () => stops.forEach((stop) => stop())
  },
)

/** Watches signed-in devices. */
export const devicesLogic = watcher<Devices, { uid: string }>().provide({
  actors: { watch: fromCallback(watchDevices) },
})
