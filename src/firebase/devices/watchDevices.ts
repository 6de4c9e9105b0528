import { onSnapshot, type DocumentSnapshot } from 'firebase/firestore'
import { listedSessions, type DeviceList } from '../../domain/session/deviceSession.ts'
import { portsOf } from '../../machines/shared/ports.ts'
import { watcherMachineFor, type Watch } from '../../machines/shared/watcherMachine.ts'
import {
  accountStateRef,
  revocationIn,
  sessionsIn,
  sessionsRef,
  authTimeOf,
} from '../documents/accountDocuments.ts'
import { accountAuth } from '../sdk/accountAuth.ts'
import { listeningPort } from '../sdk/toPort.ts'

/** Reports the signed-in devices once they are known, and after each change. */
const watchDevices: Watch<DeviceList, { uid: string }> = listeningPort(
  ({ query: { uid } }, report, fail) => {
    const account = accountAuth(uid)
    const documents = [accountStateRef, sessionsRef].map((of) => of(account))
    const known: (DocumentSnapshot | undefined)[] = documents.map(() => undefined)
    const reportDevices = async () => {
      const [state, list] = known
      if (!state || !list) return
      const ownAuthTime = await authTimeOf(account)
      const sessions = listedSessions(sessionsIn(list), revocationIn(state), ownAuthTime)
      report({ type: 'value.read', value: { sessions, ownAuthTime } })
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

export const devicesLogic = watcherMachineFor<DeviceList, { uid: string }>().provide({
  actors: portsOf({ watch: watchDevices }),
})
