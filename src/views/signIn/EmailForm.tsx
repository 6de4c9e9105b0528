import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { useWorkEmail } from '../../hooks/useWorkEmail.ts'
import { workEmailText } from '../../text/signIn/signInText.ts'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import styles from './EmailForm.module.css'

type EmailFormProps = ComponentProps<typeof RequestForm> & {
  emailField: ReactNode
  /** Fields for emails that don't lead to an identity provider, such as the password. */
  otherFields?: ReactNode
}

/** A form that begins with an email, which may lead to an identity provider instead. */
export const EmailForm = __FEATURES__.workEmail ? FormOrProvider : PlainForm

function PlainForm({ emailField, otherFields, children, ...form }: EmailFormProps) {
  return (
    <RequestForm {...form}>
      {emailField}
      {otherFields}
      {children}
    </RequestForm>
  )
}

/** Keeps the other fields and what was typed in them, because the email may change back. */
function FormOrProvider({ emailField, otherFields, children, ...form }: EmailFormProps) {
  const { workEmail, request, openProviderFor } = useWorkEmail()
  const fields = useRef<HTMLFieldSetElement>(null)
  // Only providers with a name have domains. The names of all others would be part of the first page.
  const name = workEmail && configuration.providerNames[workEmail.providerId]
  const toProvider = name && {
    request,
    submitLabel: workEmailText.submit(name),
    busyLabel: workEmailText.submit(name),
    // Only missing code fails here.
    actions: { retry: () => location.reload() },
  }
  const isHidden = workEmail !== null
  useLayoutEffect(() => {
    if (!isHidden || !fields.current?.contains(document.activeElement)) return
    fields.current.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [isHidden])
  return (
    <RequestForm
      {...form}
      {...toProvider}
      onSubmit={(valueOf) => {
        if (!openProviderFor(valueOf('email'))) form.onSubmit(valueOf)
      }}
    >
      {emailField}
      <div className={styles.place}>
        <p aria-live="polite">{workEmail && name && workEmailText.lead(workEmail.domain, name)}</p>
        {otherFields && (
          <fieldset ref={fields} role="presentation" disabled={isHidden}>
            {otherFields}
          </fieldset>
        )}
      </div>
      {children}
    </RequestForm>
  )
}
