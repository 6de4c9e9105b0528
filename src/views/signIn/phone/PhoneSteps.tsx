import { useState, type MouseEvent } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type Failure, fieldToCorrect } from '../../../domain/failure.ts'
import { requestOf } from '../../../hooks/formRequest.ts'
import type { phoneCodeMachine } from '../../../machines/signIn/phoneCodeMachine.ts'
import { actionText } from '../../../text/shared/actionText.ts'
import { codeFieldText, phoneText } from '../../../text/shared/phoneText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ResendButton } from '../../../ui/button/ResendButton.tsx'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { RequestForm } from '../../../ui/form/RequestForm.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { FailureMessage } from '../../../ui/notice/FailureNotice.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { FactorNameField } from '../../security/FactorNameField.tsx'
import { PhoneField } from './PhoneField.tsx'
import styles from './PhoneSteps.module.css'

type PhoneStepsProps = {
  snapshot: SnapshotFrom<typeof phoneCodeMachine>
  actor: ActorRefFrom<typeof phoneCodeMachine>
  /** A suggested name for a second factor; absent if none is being set up. */
  suggestedName?: string
}

/** Asks for a number, and then for the code sent to it. */
export function PhoneSteps(props: PhoneStepsProps) {
  return props.snapshot.hasTag('code') ? <CodeStep {...props} /> : <NumberStep {...props} />
}

function NumberStep({ snapshot, actor }: PhoneStepsProps) {
  const { failure, phoneNumber, coolDownEndsAt } = snapshot.context
  const [isBack] = useState(phoneNumber !== '')
  return (
    <Form
      onSubmit={(valueOf) => actor.send({ type: 'number.submit', phoneNumber: valueOf('phone') })}
    >
      <NumberNotice failure={failure} />
      <PhoneField failure={failure} number={phoneNumber} takesFocus={isBack} />
      <p className={styles.charge}>{phoneText.charge}</p>
      <SubmitButton
        label={phoneText.send}
        busyLabel={actionText.sending}
        isBusy={snapshot.hasTag('busy')}
        coolDownEndsAt={coolDownEndsAt}
      />
      {snapshot.matches('sending') && (
        <CancelSendingButton onCancel={() => actor.send({ type: 'sending.cancel' })} />
      )}
    </Form>
  )
}

function NumberNotice({ failure }: { failure: Failure | null }) {
  const isTaken = failure?.kind === 'credential-already-in-use'
  return (
    <div role="alert">
      {isTaken && (
        <Notice tone="danger">
          <span>{phoneText.taken}</span>
          <button type="button" onClick={focusNumber}>
            {phoneText.otherNumber}
          </button>
        </Notice>
      )}
      {failure && !isTaken && !fieldToCorrect(failure) && <FailureMessage failure={failure} />}
    </div>
  )
}

function focusNumber({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.querySelector<HTMLElement>('[type="tel"]')?.focus()
}

type CodeStepProps = PhoneStepsProps & {
  /** Whether the code can only go to one number. */
  isNumberFixed?: boolean
}

export function CodeStep({ snapshot, actor, suggestedName, isNumberFixed }: CodeStepProps) {
  const { failure, phoneNumber, resendAt } = snapshot.context
  const resend = () => actor.send({ type: 'code.resend' })
  const mayResend = snapshot.can({ type: 'code.resend' })
  const isSending = snapshot.matches('resending')
  return (
    <>
      <p>{phoneText.sent(phoneNumber)}</p>
      <RequestForm
        request={requestOf(snapshot)}
        actions={mayResend ? { requestNewCode: resend } : undefined}
        fields={['code']}
        submitLabel={phoneText.check}
        busyLabel={isSending ? actionText.sending : actionText.checking}
        onSubmit={(valueOf) =>
          actor.send({ type: 'code.submit', code: valueOf('code'), name: valueOf('factor-name') })
        }
        otherButtons={
          isSending && (
            <CancelSendingButton onCancel={() => actor.send({ type: 'sending.cancel' })} />
          )
        }
      >
        {suggestedName && <FactorNameField suggestion={suggestedName} />}
        <CodeField failure={failure} />
      </RequestForm>
      <div className={styles.otherActions}>
        <ResendButton text={codeFieldText} resendAt={resendAt} onResend={resend} />
        {!isNumberFixed && (
          <Button
            variant="quiet"
            isDisabled={!snapshot.can({ type: 'number.change' })}
            onClick={() => actor.send({ type: 'number.change' })}
          >
            {phoneText.otherNumber}
          </Button>
        )}
      </div>
    </>
  )
}

/** Stops waiting for a text message. If the person closed reCAPTCHA's puzzle, nothing else would. */
export function CancelSendingButton({ onCancel }: { onCancel: () => void }) {
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    onCancel()
  }
  return (
    <Button variant="quiet" onClick={cancel}>
      {codeFieldText.cancelSending}
    </Button>
  )
}
