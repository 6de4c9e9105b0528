import type { ReactNode } from 'react'
import type { Failure } from '../../domain/failure.ts'
import { emailPattern } from '../../domain/signIn/email.ts'
import { emailDraftStore } from '../../stores/emailDraftStore.ts'
import { validationText } from '../../text/shared/fieldText.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { normalizeEmail } from '../../ui/form/useValidity.ts'

type EmailFieldProps = {
  label: string
  failure: Failure | null
  /** Shown at the end of the field. */
  children?: ReactNode
}

/** An email field, prefilled with the email typed on another form. */
export function EmailField({ label, failure, children }: EmailFieldProps) {
  return (
    <TextField
      id="email"
      label={label}
      type="email"
      inputMode="email"
      autoComplete={__FEATURES__.passkeys ? 'username webauthn' : 'username'}
      enterKeyHint="next"
      required
      pattern={emailPattern}
      ref={followDraft}
      defaultValue={emailDraftStore.getState().email}
      failureField="email"
      missing={validationText.emailMissing}
      failure={failure}
      onChange={(event) => emailDraftStore.setState({ email: event.currentTarget.value })}
    >
      {children}
    </TextField>
  )
}

/**
 * Picks up what was typed before the page was interactive, and emails suggested elsewhere on the page. In a focused
 * field, the suggestion is selected, so that typing replaces it.
 */
function followDraft(input: HTMLInputElement): () => void {
  normalizeEmail(input)
  emailDraftStore.setState({ email: input.value })
  return emailDraftStore.subscribe(({ email }) => {
    if (!email || input.value === email) return
    input.value = email
    input.setCustomValidity('')
    if (document.activeElement === input) input.select()
  })
}
