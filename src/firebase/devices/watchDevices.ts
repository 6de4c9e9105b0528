import { onSnapshot, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore'
import { fromCallback } from 'xstate'
import { listedSessions, type Devices } from '../../domain/session/deviceSession.ts'
import { watcher, type Watch } from '../../machines/shared/watcherMachine.ts'
import { longRunningPort } from '../sdk/toPort.ts'
import {
  accountStateRef,
  revocationIn,
  sessionsIn,
  sessionsRef,
  signedInAtOf,
} from '../data/accountDocuments.ts'
import { accountRef } from '../data/accountRef.ts'

/** Reports the signed-in devices once they are known, and after each change. */
const watchDevices: Watch<Devices, { uid: string }> = longRunningPort(
  ({ request: { uid } }, signal, report) =>
    new Promise<null>((_, reject) => {
      const account = accountRef(uid)
      const documents = [accountStateRef, sessionsRef].map((of) => of(account))
      const known: (DocumentSnapshot | undefined)[] = documents.map(() => undefined)
      const reportDevices = async () => {
        const [state, list] = known
        if (!state || !list) return
        const ownSignedInAt = await signedInAtOf(account)
        const sessions = listedSessions(sessionsIn(list), revocationIn(state), ownSignedInAt)
        report({ type: 'value.read', value: { sessions, ownSignedInAt } })
      }
      const follow = (document: DocumentReference, index: number) => {
        const stop = onSnapshot(
          document,
          { includeMetadataChanges: true },
          (snapshot) => {
            // Cached snapshots would show an empty list.
            if (snapshot.metadata.fromCache) return
            known[index] = snapshot
            reportDevices().catch(reject)
          },
          reject,
        )
        signal.addEventListener('abort', stop)
      }
      documents.forEach(follow)
    }),
)

/** Watches signed-in devices. */
export const devicesLogic = watcher<Devices, { uid: string }>().provide({
  actors: { watch: fromCallback(watchDevices) },
})
