import type { MouseEvent } from 'react'
import { type Failure, fieldToCorrect } from '../../../domain/failure.ts'
import { phoneText } from '../../../text/shared/phoneText.ts'
import { FailureMessage } from '../../../ui/notice/FailureMessage.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { PhoneField } from '../../../ui/phone/PhoneField.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { CancelSending } from './CancelSending.tsx'
import { CodeStep } from './CodeStep.tsx'
import { isAtCode, type PhoneStep } from './phoneStep.ts'
import styles from './PhoneSteps.module.css'

/** Asks for a number, and then for the code sent to it. */
export function PhoneSteps(props: PhoneStep) {
  return isAtCode(props.snapshot) ? <CodeStep {...props} /> : <NumberStep {...props} />
}

function NumberStep({ snapshot, send }: PhoneStep) {
  const { failure, phoneNumber, sentTo, coolDownEndsAt } = snapshot.context
  return (
    <Form onSubmit={(valueOf) => send({ type: 'number.submit', phoneNumber: valueOf('phone') })}>
      <NumberNotice failure={failure} />
      <PhoneField failure={failure} number={phoneNumber} takesFocus={sentTo !== null} />
      <p className={styles.charge}>{phoneText.charge}</p>
      <SubmitButton
        label={phoneText.send}
        busyLabel={phoneText.sending}
        isBusy={snapshot.hasTag('busy')}
        coolDownEndsAt={coolDownEndsAt}
      />
      {snapshot.hasTag('sending') && (
        <CancelSending onCancel={() => send({ type: 'sending.cancel' })} />
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
