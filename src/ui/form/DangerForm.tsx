import type { FormRequest } from '../../hooks/formRequest.ts'
import { CheckField } from './CheckField.tsx'
import { RequestForm } from './RequestForm.tsx'
import styles from './DangerForm.module.css'

type DangerFormProps = {
  /** The request that the form makes, if it can fail. */
  request?: FormRequest
  /** The label of the box that has to be checked first. */
  confirmation: string
  submitLabel: string
  /** The button's label while the request runs. */
  busyLabel?: string
  onSubmit: () => void
}

const noRequest: FormRequest = { failure: null, isBusy: false, coolDownEndsAt: null }

/** Deletes something for good, below a line that separates it from the safe choices. */
export function DangerForm({
  request = noRequest,
  confirmation,
  submitLabel,
  busyLabel = submitLabel,
  onSubmit,
}: DangerFormProps) {
  return (
    <div className={styles.danger}>
      <RequestForm
        request={request}
        submitLabel={submitLabel}
        busyLabel={busyLabel}
        variant="danger"
        onSubmit={onSubmit}
      >
        <CheckField required label={confirmation} />
      </RequestForm>
    </div>
  )
}
