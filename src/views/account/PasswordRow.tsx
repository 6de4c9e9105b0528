import { passwordFlow } from '../../actors/account/accountFlows.ts'
import { passwordPolicyFlow } from '../../actors/passwordPolicyFlow.ts'
import type { Failure } from '../../domain/failure.ts'
import { hasProvider, type User } from '../../domain/user.ts'
import { usePasswordPolicy } from '../../providers/usePasswordPolicy.ts'
import { accountText, passwordRowText } from '../../text/accountText.ts'
import { NewPasswordField } from '../../ui/NewPasswordField.tsx'
import { AccountRow } from './AccountRow.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { NoneYet } from './NoneYet.tsx'

type Flows = { flow?: typeof passwordFlow; policyFlow?: typeof passwordPolicyFlow }

type PasswordRowProps = Flows & { user: User }

/** Changes the password, or sets the first one. */
export function PasswordRow({
  user,
  flow = passwordFlow,
  policyFlow = passwordPolicyFlow,
}: PasswordRowProps) {
  const label = passwordRowText.label
  if (user.email === null) return <AccountRow label={label} value={passwordRowText.needsEmail} />
  const isSet = hasProvider(user, 'password')
  const { email, displayName } = user
  return (
    <ChangeRow
      flow={flow}
      subject="password"
      label={label}
      value={isSet ? passwordRowText.set : <NoneYet />}
      action={isSet ? accountText.change : accountText.add}
      identityLead={isSet ? passwordRowText.toChange : passwordRowText.toSet}
      hint={isSet ? passwordRowText.hint : passwordRowText.firstHint}
      read={(valueOf) => valueOf('new-password')}
      renderFields={(failure) => (
        <PasswordFields
          email={email}
          personName={displayName}
          failure={failure}
          policyFlow={policyFlow}
        />
      )}
    />
  )
}

type PasswordFieldsProps = {
  email: string
  personName: string | null
  failure: Failure | null
  policyFlow: typeof passwordPolicyFlow
}

/** Contains the email for password managers. */
function PasswordFields({ email, personName, failure, policyFlow }: PasswordFieldsProps) {
  const policy = usePasswordPolicy(policyFlow)
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label={passwordRowText.field}
        policy={policy}
        failure={failure}
        personName={personName}
      />
    </>
  )
}
