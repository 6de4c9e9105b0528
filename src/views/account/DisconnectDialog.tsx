import { connectedText } from '../../text/connectedText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import styles from './ConnectedAccounts.module.css'

type DisconnectDialogProps = { providerId: string; onConfirm: () => void; onCancel: () => void }

/** Asks whether a way to sign in is really to go. */
export function DisconnectDialog({ providerId, onConfirm, onCancel }: DisconnectDialogProps) {
  const name = nameOfProvider(providerId)
  return (
    <Dialog heading={connectedText.askHeading(name)} onClose={onCancel}>
      <p>{connectedText.ask(name)}</p>
      {providerId === 'apple.com' && <p>{connectedText.askApple}</p>}
      <div className={styles.actions}>
        <Button look="primary" onClick={onConfirm}>
          {connectedText.disconnect}
        </Button>
        <Button onClick={onCancel}>{connectedText.keep}</Button>
      </div>
    </Dialog>
  )
}
