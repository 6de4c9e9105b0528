import type { SnapshotFrom } from 'xstate'
import type { accountChangeMachine } from '../../machines/accountChangeMachine.ts'
import type { providerMachine } from '../../machines/providerMachine.ts'
import type { ProviderActor } from '../../providers/useProvider.ts'
import { connectedText } from '../../text/connectedText.ts'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ProviderNotice } from '../../ui/ProviderNotice.tsx'
import styles from './ConnectedAccounts.module.css'

type ConnectedNoticeProps = {
  actor: ProviderActor
  snapshot: SnapshotFrom<typeof providerMachine>
  disconnection: SnapshotFrom<typeof accountChangeMachine>
  /** The providers that are connected now; older notices about them are not shown. */
  linked: readonly string[]
}

/** How connecting and disconnecting went. */
export function ConnectedNotice({ actor, snapshot, disconnection, linked }: ConnectedNoticeProps) {
  const removed = disconnection.context.subject
  const connected = snapshot.context.providerId
  const sentences = [
    disconnection.hasTag('made') &&
      removed !== null &&
      !linked.includes(removed) &&
      connectedText.nowDisconnected(nameOfProvider(removed)),
    snapshot.hasTag('done') &&
      connected !== null &&
      linked.includes(connected) &&
      connectedText.nowConnected(nameOfProvider(connected)),
  ].filter((sentence) => sentence !== false)
  return (
    <div className={styles.notices}>
      <ProviderNotice actor={actor} snapshot={snapshot} />
      <output>
        {sentences.map((sentence) => (
          <Notice key={sentence} tone="calm">
            {sentence}
          </Notice>
        ))}
      </output>
    </div>
  )
}
