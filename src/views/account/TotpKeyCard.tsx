import type { TotpKey } from '../../actors/totpEnrollmentFlow.ts'
import { totpText } from '../../text/accountText.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import styles from './TotpKeyCard.module.css'

/** The key for an authenticator app: to scan, to open on the same device, or to type. */
export function TotpKeyCard({ totpKey: { key, address } }: { totpKey: TotpKey }) {
  return (
    <div className={styles.card}>
      <figure className={styles.scan}>
        <QrCode text={address} label={totpText.qr} />
        <figcaption>{totpText.scan}</figcaption>
      </figure>
      <div className={styles.other}>
        <p>{totpText.typeKey}</p>
        <code className={styles.key}>{key.replace(/.{4}(?=.)/g, '$& ')}</code>
        <CopyButton text={key} label={totpText.copy} copiedLabel={totpText.copied} />
        <a href={address}>{totpText.openApp}</a>
      </div>
    </div>
  )
}
