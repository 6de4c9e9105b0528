import type { SnapshotFrom } from 'xstate'
import type { disconnectMachine } from '../../machines/disconnectMachine.ts'
import type { providerMachine } from '../../machines/providerMachine.ts'
import type { ProviderActor } from '../../providers/useProvider.ts'
import { connectedText } from '../../text/connectedText.ts'
import { coolDownText } from '../../text/failureText.ts'
import { providerText } from '../../text/providerText.ts'
import { FailureWords } from '../../ui/FailureWords.tsx'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ProviderNotice } from '../../ui/ProviderNotice.tsx'
import { useTimeLeft } from '../../ui/useTimeLeft.ts'
import styles from './ConnectedAccounts.module.css'

type ConnectedNewsProps = {
  actor: ProviderActor
  snapshot: SnapshotFrom<typeof providerMachine>
  disconnection: SnapshotFrom<typeof disconnectMachine>
  /** The providers that are connected now; older news about them is not told. */
  linked: readonly string[]
}

/** How connecting and disconnecting went. */
export function ConnectedNews({ actor, snapshot, disconnection, linked }: ConnectedNewsProps) {
  const { providerId, failure, coolDownEndsAt } = disconnection.context
  const timeLeft = useTimeLeft(coolDownEndsAt)
  const connected = snapshot.context.providerId
  const news = [
    disconnection.hasTag('closed') && providerText.closed,
    disconnection.hasTag('done') &&
      !linked.includes(providerId) &&
      connectedText.nowDisconnected(nameOfProvider(providerId)),
    snapshot.hasTag('done') &&
      linked.includes(connected) &&
      connectedText.nowConnected(nameOfProvider(connected)),
  ].filter((sentence) => sentence !== false)
  return (
    <div className={styles.news}>
      <ProviderNotice actor={actor} snapshot={snapshot} />
      <output>
        {failure && <FailureWords failure={failure} />}
        {news.map((sentence) => (
          <Notice key={sentence} tone="calm">
            {sentence}
          </Notice>
        ))}
      </output>
      {timeLeft && <p>{coolDownText(timeLeft)}</p>}
    </div>
  )
}
