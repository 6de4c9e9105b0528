import { phoneText, codeFieldText } from '../../../text/shared/phoneText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CodeField } from '../../../ui/phone/CodeField.tsx'
import { FactorNameField } from '../../../ui/form/FactorNameField.tsx'
import { FailureNotice } from '../../../ui/notice/FailureNotice.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { ResendButton } from '../../../ui/button/ResendButton.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { CancelSending } from './CancelSending.tsx'
import type { PhoneStep } from './phoneStep.ts'
import styles from './PhoneSteps.module.css'

export function CodeStep({ snapshot, send, suggestedName, isNumberFixed }: PhoneStep) {
  const { failure, sentTo, resendAt, coolDownEndsAt } = snapshot.context
  const resend = () => send({ type: 'code.resend' })
  const mayResend = snapshot.can({ type: 'code.resend' })
  return (
    <>
      <p>{phoneText.sent(sentTo ?? '')}</p>
      <Form
        onSubmit={(valueOf) =>
          send({ type: 'code.submit', code: valueOf('code'), name: valueOf('factor-name') })
        }
      >
        <FailureNotice failure={failure} offers={mayResend ? { requestNewCode: resend } : {}} />
        {suggestedName && <FactorNameField suggestion={suggestedName} />}
        <CodeField failure={failure} />
        <SubmitButton
          label={phoneText.check}
          busyLabel={snapshot.hasTag('sending') ? phoneText.sending : phoneText.checking}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={coolDownEndsAt}
        />
        {snapshot.hasTag('sending') && (
          <CancelSending onCancel={() => send({ type: 'sending.cancel' })} />
        )}
      </Form>
      <div className={styles.others}>
        <ResendButton
          label={codeFieldText.resend}
          resendWaitLabel={codeFieldText.resendIn}
          resendAt={resendAt}
          onResend={resend}
        />
        {!isNumberFixed && (
          <Button look="quiet" onClick={() => send({ type: 'number.change' })}>
            {phoneText.otherNumber}
          </Button>
        )}
      </div>
    </>
  )
}
