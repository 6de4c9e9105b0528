import type { ReactNode } from 'react'
import { requestOf, type RequestSnapshot } from '../../hooks/formRequest.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import styles from './AccountEditor.module.css'

type AccountEditorProps = {
  snapshot: RequestSnapshot
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
  snapshot,
  hint,
  submitLabel = actionText.save,
  busyLabel = actionText.saving,
  onSubmit,
  onClose,
  children,
}: AccountEditorProps) {
  const request = requestOf(snapshot)
  return (
    <EditorFrame isBusy={request.isBusy}>
      <RequestForm
        request={request}
        submitLabel={submitLabel}
        busyLabel={busyLabel}
        onSubmit={onSubmit}
        buttonsInRow
        otherButtons={
          <Button isDisabled={request.isBusy} onClick={onClose}>
            {actionText.cancel}
          </Button>
        }
      >
        {hint && <p className={styles.hint}>{hint}</p>}
        {children}
      </RequestForm>
    </EditorFrame>
  )
}
