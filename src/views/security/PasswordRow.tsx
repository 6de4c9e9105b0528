import type { Failure } from '../../domain/failure.ts'
import { hasMethod, type User } from '../../domain/session/user.ts'
import { emailPattern } from '../../domain/signIn/email.ts'
import { passwordChangeLogic } from '../../firebase/account/accountChanges.ts'
import { passwordRowText } from '../../text/security/passwordRowText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { validationText } from '../../text/shared/fieldText.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { AccountRow, EmptyValue } from '../account/AccountRow.tsx'
import { ChangeRow } from '../account/ChangeRow.tsx'
import { NewPasswordField } from '../signUp/password/NewPasswordField.tsx'

/** Changes the password, or sets the first one. */
export function PasswordRow({ user }: { user: User }) {
  const label = passwordRowText.label
  const { email, displayName, isAnonymous } = user
  if (isAnonymous) return <AccountRow label={label} value={passwordRowText.needsEmail} />
  const isSet = hasMethod(user, 'password')
  return (
    <ChangeRow
      logic={passwordChangeLogic}
      label={label}
      value={isSet ? passwordRowText.set : <EmptyValue />}
      action={isSet ? actionText.change : actionText.add}
      confirmReason={isSet ? passwordRowText.confirmChange : passwordRowText.confirmSet}
      hint={hintOf(isSet, email)}
      read={(valueOf) => ({
        value: valueOf('new-password'),
        ...(email === null && { email: valueOf('new-email') }),
      })}
      renderFields={(failure) => (
        <PasswordFields email={email} personName={displayName} failure={failure} />
      )}
    />
  )
}

function hintOf(isSet: boolean, email: string | null): string {
  if (isSet) return passwordRowText.hint
  return email === null ? passwordRowText.firstEmailHint : passwordRowText.firstHint
}

type PasswordFieldsProps = {
  email: string | null
  personName: string | null
  failure: Failure | null
}

/** Contains the email for password managers, or asks for one if the account has none. */
function PasswordFields({ email, personName, failure }: PasswordFieldsProps) {
  return (
    <>
      {email === null ? (
        <TextField
          id="new-email"
          label={passwordRowText.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          pattern={emailPattern}
          failureField="email"
          missing={validationText.emailMissing}
          failure={failure}
        />
      ) : (
        <input type="email" autoComplete="username" value={email} readOnly hidden />
      )}
      <NewPasswordField label={passwordRowText.field} failure={failure} personName={personName} />
    </>
  )
}
