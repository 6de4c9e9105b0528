import type { User } from '../../domain/user.ts'
import { connectedText } from '../../text/connectedText.ts'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { ProviderIcon } from '../../ui/providerIcons/ProviderIcon.tsx'
import { AccountRow } from './AccountRow.tsx'
import styles from './ConnectedAccounts.module.css'

type ConnectedProviderProps = {
  providerId: string
  /** What the provider says about the person; `null` while it is not connected. */
  link: User['providerData'][number] | null
  isOnly: boolean
  isBusy: boolean
  onConnect: () => void
  onDisconnect: () => void
}

/** One provider: whom the person is there, and the way to connect or disconnect it. */
export function ConnectedProvider(props: ConnectedProviderProps) {
  const { providerId, link, isOnly, isBusy, onConnect, onDisconnect } = props
  const connect = { label: connectedText.connect, onTake: onConnect, busy: isBusy }
  const disconnect = { label: connectedText.disconnect, onTake: onDisconnect, busy: isBusy }
  const action = link ? disconnect : connect
  return (
    <AccountRow
      label={nameOfProvider(providerId)}
      value={
        <div className={styles.value}>
          <ProviderIcon id={providerId} />
          {link ? (
            <span>
              {link.email ?? link.displayName ?? connectedText.connected}
              {isOnly && <small>{connectedText.only}</small>}
            </span>
          ) : (
            <span className={styles.none}>{connectedText.notConnected}</span>
          )}
        </div>
      }
      {...(!(link && isOnly) && { action })}
    />
  )
}
