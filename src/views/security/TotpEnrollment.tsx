import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import {
  createTotpEnrollment,
  type ReadableSecret,
} from '../../firebase/security/totpEnrollment.ts'
import { requestOf } from '../../hooks/formRequest.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { secondFactorsText, totpText } from '../../text/security/secondFactorsText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { appText } from '../../text/shared/appText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CopyButton } from '../../ui/button/CopyButton.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import { EditorFrame } from '../account/EditorFrame.tsx'
import { FactorNameField } from './FactorNameField.tsx'
import { ConfirmIdentity } from './identity/ConfirmIdentity.tsx'
import editorStyles from '../account/AccountEditor.module.css'
import styles from './TotpEnrollment.module.css'

type TotpEnrollmentProps = {
  /** The account name that the authenticator app shows. */
  account: string
  onDone: () => void
  onClose: () => void
}

/** Sets up an authenticator app: shows the secret, and checks the first code. */
export function TotpEnrollment({ account, onDone, onClose }: TotpEnrollmentProps) {
  const [{ logic, readSecret }] = useState(createTotpEnrollment)
  const [snapshot, actor] = useInspectedMachine(logic, { onDone })
  const { failure } = snapshot.context
  const secret = snapshot.hasTag('secret') ? readSecret(account, appText.name) : null
  const isBusy = snapshot.hasTag('busy')
  return (
    <>
      <EditorFrame isBusy={isBusy} className={editorStyles.steps}>
        <output>{snapshot.hasTag('preparing') && totpText.preparing}</output>
        {snapshot.hasTag('secretMissing') && (
          <RequestForm
            request={requestOf(snapshot)}
            submitLabel={actionText.tryAgain}
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
              busyLabel={actionText.checking}
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
        <div>
          <Button isDisabled={isBusy} onClick={onClose}>
            {actionText.cancel}
          </Button>
        </div>
      </EditorFrame>
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

function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text])
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

/** An SVG path with modules one unit wide, and its width in units. */
function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { path, size }
}
