import type { ReactNode } from 'react'
import type { FormRequest } from '../../hooks/formRequest.ts'
import { accountText } from '../../text/account/accountText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import styles from './AccountEditor.module.css'

type AccountEditorProps = {
  request: FormRequest
  /** A sentence to read before saving; empty if there is none. */
  hint: string
  submitLabel?: string
  busyLabel?: string
  onSubmit: (valueOf: (name: string) => string) => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** The form that opens in a row of the account center. */
export function AccountEditor({
  request: { failure, isBusy, coolDownEndsAt },
  hint,
  submitLabel = accountText.save,
  busyLabel = accountText.saving,
  onSubmit,
  onClose,
  children,
}: AccountEditorProps) {
  return (
    <EditorFrame isBusy={isBusy}>
      <Form onSubmit={onSubmit}>
        <FailureNotice failure={failure} />
        {hint && <p className={styles.hint}>{hint}</p>}
        {children}
        <div className={styles.buttons}>
          <SubmitButton
            label={submitLabel}
            busyLabel={busyLabel}
            isBusy={isBusy}
            coolDownEndsAt={coolDownEndsAt}
          />
          <Button isDisabled={isBusy} onClick={onClose}>
            {accountText.cancel}
          </Button>
        </div>
      </Form>
    </EditorFrame>
  )
}
