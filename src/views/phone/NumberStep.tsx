import { phoneText } from '../../text/phoneText.ts'
import { Form } from '../../ui/Form.tsx'
import { PhoneField } from '../../ui/PhoneField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { NumberNotice } from './NumberNotice.tsx'
import type { PhoneStep } from './phoneStep.ts'
import styles from './PhoneSteps.module.css'

export function NumberStep({ snapshot, send }: PhoneStep) {
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
    </Form>
  )
}
