import type { ReactNode } from 'react'
import type { CorrectableField } from '../../domain/failure.ts'
import type { FormRequest } from '../../hooks/formRequest.ts'
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
  look?: 'primary' | 'danger' | 'plain'
  onSubmit: (valueOf: (name: string) => string) => void
  /** The fields. */
  children?: ReactNode
  /** After the one that submits. */
  otherButtons?: ReactNode
  /** Puts all buttons in an element with this class, such as a row. Without it, they are below each other. */
  buttonsClass?: string | undefined
}

/** A form that makes a request: what went wrong, the fields, and the button that submits them. */
export function RequestForm({
  request: { failure, isBusy, coolDownEndsAt },
  actions,
  fields,
  submitLabel,
  busyLabel,
  look,
  onSubmit,
  children,
  otherButtons,
  buttonsClass,
}: RequestFormProps) {
  const buttons = (
    <>
      <SubmitButton
        label={submitLabel}
        busyLabel={busyLabel}
        isBusy={isBusy}
        coolDownEndsAt={coolDownEndsAt}
        look={look}
      />
      {otherButtons}
    </>
  )
  return (
    <Form onSubmit={onSubmit}>
      <FailureNotice failure={failure} actions={actions} fields={fields} />
      {children}
      {buttonsClass ? <div className={buttonsClass}>{buttons}</div> : buttons}
    </Form>
  )
}
