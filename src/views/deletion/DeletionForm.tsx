import type { User } from '../../domain/session/user.ts'
import type { FormRequest } from '../../hooks/formRequest.ts'
import { paths } from '../../paths.ts'
import { deletionText } from '../../text/deletion/deletionText.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from './deletion.module.css'

type DeletionFormProps = {
  user: User
  request: FormRequest
  /** Whether an export is being packed. It would lack what is deleted first. */
  isPacking: boolean
  onSubmit: () => void
}

/** Confirms the deletion of an account: the person types its email first. */
export function DeletionForm({ user, request, isPacking, onSubmit }: DeletionFormProps) {
  const expected = user.email ?? deletionText.word
  const isRight = (typed: string) => typed.trim().toLowerCase() === expected.toLowerCase()
  return (
    <AccountSection id="confirm" heading={deletionText.confirm}>
      <div className={styles.form}>
        <RequestForm
          request={request}
          submitLabel={deletionText.submit}
          busyLabel={deletionText.submitting}
          variant="danger"
          onSubmit={() => !isPacking && onSubmit()}
          buttonsInRow
          otherButtons={<ButtonLink href={paths.account}>{deletionText.keep}</ButtonLink>}
        >
          <TextField
            id="confirmation"
            label={user.email ? deletionText.typeEmail(expected) : deletionText.typeWord(expected)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            missing={deletionText.notTheSame}
            validate={(typed) => (isRight(typed) ? '' : deletionText.notTheSame)}
          />
          <output>{isPacking && deletionText.packing}</output>
        </RequestForm>
      </div>
    </AccountSection>
  )
}
