import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { forgetTotpKey, readTotpKey, totpEnrollmentFlow } from '../../actors/totpEnrollmentFlow.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { appText } from '../../text/signInText.ts'
import { secondFactorsText, totpText } from '../../text/accountText.ts'
import { CodeField } from '../../ui/CodeField.tsx'
import { FactorNameField } from '../../ui/FactorNameField.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { ConfirmIdentityDialog } from '../identity/ConfirmIdentityDialog.tsx'
import { TotpKeyCard } from './TotpKeyCard.tsx'

type TotpEnrollmentProps = {
  /** What the app shows beside the code. */
  account: string
  flow?: typeof totpEnrollmentFlow
  onDone: () => void
}

/** Sets up an authenticator app: hands it a key, and lets it show that it has understood. */
export function TotpEnrollment({
  account,
  flow = totpEnrollmentFlow,
  onDone,
}: TotpEnrollmentProps) {
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  const { failure, coolDownEndsAt } = snapshot.context
  const key = snapshot.hasTag('key') ? readTotpKey(account, appText.name) : null
  const isDone = snapshot.hasTag('done')
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  useEffect(() => forgetTotpKey, [])
  return (
    <>
      <output>{snapshot.hasTag('preparing') && totpText.preparing}</output>
      {snapshot.hasTag('keyMissing') && (
        <Form onSubmit={() => actor.send({ type: 'key.retry' })}>
          <FailureNotice failure={failure} />
          <SubmitButton
            label={totpText.retry}
            busyLabel={totpText.preparing}
            isBusy={false}
            coolDownEndsAt={coolDownEndsAt}
          />
        </Form>
      )}
      {key && (
        <>
          <TotpKeyCard totpKey={key} />
          <p>{totpText.code}</p>
          <Form
            onSubmit={(valueOf) =>
              actor.send({
                type: 'code.submit',
                code: valueOf('code'),
                name: valueOf('factor-name'),
              })
            }
          >
            <FailureNotice failure={failure} />
            <FactorNameField suggestion={secondFactorsText.appName} />
            <CodeField failure={failure} takesFocus={false} />
            <SubmitButton
              label={totpText.submit}
              busyLabel={totpText.submitting}
              isBusy={snapshot.hasTag('busy')}
              coolDownEndsAt={coolDownEndsAt}
            />
          </Form>
        </>
      )}
      {snapshot.hasTag('confirming') && (
        <ConfirmIdentityDialog
          pendingAction={secondFactorsText.pendingAdd}
          onConfirmed={() => actor.send({ type: 'identity.confirmed' })}
          onCancel={() => actor.send({ type: 'identity.cancelled' })}
        />
      )}
    </>
  )
}
