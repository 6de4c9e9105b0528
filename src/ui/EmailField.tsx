import { emailPattern } from '../domain/email.ts'
import type { Failure } from '../domain/failure.ts'
import { emailDraftStore } from '../stores/emailDraftStore.ts'
import { validationText } from '../text/signInText.ts'
import { describeInput, Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { useValidity } from './useValidity.ts'

type EmailFieldProps = {
  label: string
  failure: Failure | null
}

/** An email address; it starts with the one that the person typed on another form. */
export function EmailField({ label, failure }: EmailFieldProps) {
  const { problem, handlers } = useValidity({
    field: 'email',
    missing: validationText.emailMissing,
    failure,
  })
  return (
    <Field id="email" label={label} problem={problem}>
      <Input
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        required
        pattern={emailPattern}
        ref={followDraft}
        defaultValue={emailDraftStore.getState().email}
        {...describeInput('email', problem)}
        {...handlers}
        onChange={(event) => emailDraftStore.setState({ email: event.currentTarget.value })}
      />
    </Field>
  )
}

/** What was typed before the code was there is a draft, too. Another part of the page may suggest an email while the form stands there. */
function followDraft(input: HTMLInputElement): () => void {
  emailDraftStore.setState({ email: input.value })
  return emailDraftStore.subscribe(({ email }) => {
    if (email && input.value !== email) input.value = email
  })
}
