import { useMemo } from 'react'
import {
  totpEnrollmentLogic,
  readTotpSecret,
  type ReadableSecret,
} from '../../firebase/security/totpEnrollment.ts'
import { requestOf } from '../../hooks/formRequest.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { useLazyImport } from '../../hooks/useLazyImport.ts'
import { secondFactorsText, totpText } from '../../text/security/secondFactorsText.ts'
import { appText } from '../../text/shared/appText.ts'
import { CopyButton } from '../../ui/button/CopyButton.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import { FactorNameField } from './FactorNameField.tsx'
import { ConfirmIdentity } from './identity/ConfirmIdentity.tsx'
import styles from './TotpEnrollment.module.css'

type TotpEnrollmentProps = {
  /** The account name that the authenticator app shows. */
  account: string
  onDone: () => void
}

/** Sets up an authenticator app: shows the secret, and checks the first code. */
export function TotpEnrollment({ account, onDone }: TotpEnrollmentProps) {
  const [snapshot, actor] = useInspectedMachine(totpEnrollmentLogic, { onDone })
  const { failure } = snapshot.context
  const secret = snapshot.hasTag('secret') ? readTotpSecret(account, appText.name) : null
  return (
    <>
      <output>{snapshot.hasTag('preparing') && totpText.preparing}</output>
      {snapshot.hasTag('secretMissing') && (
        <RequestForm
          request={requestOf(snapshot)}
          submitLabel={totpText.retry}
          busyLabel={totpText.preparing}
          onSubmit={() => actor.send({ type: 'secret.retry' })}
        />
      )}
      {secret && (
        <>
          <TotpSecretCard secret={secret} />
          <p>{totpText.code}</p>
          <RequestForm
            request={requestOf(snapshot)}
            submitLabel={totpText.submit}
            busyLabel={totpText.submitting}
            onSubmit={(valueOf) =>
              actor.send({
                type: 'code.submit',
                code: valueOf('code'),
                name: valueOf('factor-name'),
              })
            }
          >
            <FactorNameField suggestion={secondFactorsText.appName} />
            <CodeField failure={failure} takesFocus={false} />
          </RequestForm>
        </>
      )}
      <ConfirmIdentity actor={actor} reason={secondFactorsText.confirmAdd} />
    </>
  )
}

function TotpSecretCard({ secret: { text, url } }: { secret: ReadableSecret }) {
  return (
    <div className={styles.card}>
      <figure className={styles.scan}>
        <QrCode text={url} label={totpText.qr} />
        <figcaption>{totpText.scan}</figcaption>
      </figure>
      <div className={styles.other}>
        <p>{totpText.typeKey}</p>
        <code className={styles.key} dir="ltr">
          {text.replace(/.{4}(?=.)/g, '$& ')}
        </code>
        <CopyButton text={text} label={totpText.copy} copiedLabel={totpText.copied} />
        <a href={url}>{totpText.openApp}</a>
      </div>
    </div>
  )
}

const loadEncoder = () => import('./qrPath.ts')

/** A QR code. Stays empty if the encoder's code can't be loaded. */
function QrCode({ text, label }: { text: string; label: string }) {
  const encoder = useLazyImport(loadEncoder)
  const { path, size } = useMemo(
    () => encoder?.qrPath(text) ?? { path: '', size: 1 },
    [encoder, text],
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} />
    </svg>
  )
}
