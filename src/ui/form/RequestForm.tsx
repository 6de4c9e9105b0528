import type { ReactNode } from 'react'
import type { CorrectableField } from '../../domain/failure.ts'
import type { FormRequest } from '../../hooks/formRequest.ts'
import { ButtonRow } from '../button/ButtonRow.tsx'
import { FailureNotice, type FailureActions } from '../notice/FailureNotice.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'

type RequestFormProps = {
  request: FormRequest
  /** This screen's ways to handle a failure, by next action. */
  actions?: FailureActions | undefined
  /** As in `FailureNotice`. */
  fields?: readonly CorrectableField[] | undefined
  submitLabel: string
  /** The submit button's label while the request runs. */
  busyLabel: string
  variant?: 'primary' | 'danger' | 'plain'
  onSubmit: (valueOf: (name: string) => string) => void
  /** The fields. */
  children?: ReactNode
  /** After the one that submits. */
  otherButtons?: ReactNode
  /** Whether all buttons are in a row. Otherwise, they are below each other. */
  buttonsInRow?: boolean
}

/** A form that makes a request: what went wrong, the fields, and the button that submits them. */
export function RequestForm({
  request: { failure, isBusy, coolDownEndsAt },
  actions,
  fields,
  submitLabel,
  busyLabel,
  variant,
  onSubmit,
  children,
  otherButtons,
  buttonsInRow = false,
}: RequestFormProps) {
  const buttons = (
    <>
      <SubmitButton
        label={submitLabel}
        busyLabel={busyLabel}
        isBusy={isBusy}
        coolDownEndsAt={coolDownEndsAt}
        variant={variant}
      />
      {otherButtons}
    </>
  )
  return (
    <Form onSubmit={onSubmit}>
      <FailureNotice failure={failure} actions={actions} fields={fields} />
      {children}
      {buttonsInRow ? <ButtonRow>{buttons}</ButtonRow> : buttons}
    </Form>
  )
}
