import { secondFactorText } from '../../text/identityText.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { codeFieldText } from '../../text/phoneText.ts'
import { ResendButton } from '../../ui/ResendButton.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import styles from './Challenge.module.css'
import type { ChallengeProps } from './ChallengeFactors.tsx'

/** The code of the factor that was chosen. */
export function ChallengeCode({ snapshot, send }: ChallengeProps) {
  const { factors, chosen, failure, resendAt, coolDownEndsAt } = snapshot.context
  const number = chosen?.phoneNumber ?? null
  const resend = () => send({ type: 'code.resend' })
  const mayResend = snapshot.can({ type: 'code.resend' })
  return (
    <>
      <p>
        {number === null ? secondFactorText.enterAppCode : secondFactorText.enterSentCode(number)}
      </p>
      <Form onSubmit={(valueOf) => send({ type: 'code.submit', code: valueOf('code') })}>
        <FailureNotice failure={failure} offers={mayResend ? { requestNewCode: resend } : {}} />
        <CodeField failure={failure} />
        <SubmitButton
          label={secondFactorText.submit}
          busyLabel={secondFactorText.submitting}
          isBusy={snapshot.hasTag('busy')}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
      <div className={styles.others}>
        {number !== null && (
          <ResendButton
            label={codeFieldText.resend}
            resendWaitLabel={codeFieldText.resendIn}
            resendAt={resendAt}
            onResend={resend}
          />
        )}
        {factors.length > 1 && (
          <Button look="quiet" onClick={() => send({ type: 'factor.other' })}>
            {secondFactorText.other}
          </Button>
        )}
      </div>
    </>
  )
}
