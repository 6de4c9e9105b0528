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
}

/** How connecting and disconnecting went. */
export function ConnectedNews({ actor, snapshot, disconnection }: ConnectedNewsProps) {
  const { providerId, failure, coolDownEndsAt } = disconnection.context
  const timeLeft = useTimeLeft(coolDownEndsAt)
  const news = disconnection.hasTag('closed')
    ? providerText.closed
    : disconnection.hasTag('done')
      ? connectedText.nowDisconnected(nameOfProvider(providerId))
      : snapshot.hasTag('done')
        ? connectedText.nowConnected(nameOfProvider(snapshot.context.providerId))
        : null
  return (
    <div className={styles.news}>
      <ProviderNotice actor={actor} snapshot={snapshot} />
      <output>
        {failure && <FailureWords failure={failure} />}
        {news && <Notice tone="calm">{news}</Notice>}
      </output>
      {timeLeft && <p>{coolDownText(timeLeft)}</p>}
    </div>
  )
}
