import { passwordFlow } from '../../actors/account/accountFlows.ts'
import { passwordPolicyFlow } from '../../actors/passwordPolicyFlow.ts'
import type { Failure } from '../../domain/failure.ts'
import { hasProvider, type User } from '../../domain/user.ts'
import { usePasswordPolicy } from '../../providers/usePasswordPolicy.ts'
import { accountText } from '../../text/accountText.ts'
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
  const label = accountText.password
  if (user.email === null)
    return <AccountRow label={label} value={accountText.passwordNeedsEmail} />
  const isSet = hasProvider(user, 'password')
  const { email } = user
  return (
    <ChangeRow
      flow={flow}
      subject="password"
      label={label}
      value={isSet ? accountText.passwordSet : <NoneYet />}
      action={isSet ? accountText.change : accountText.add}
      pendingAction={isSet ? accountText.toChangePassword : accountText.toSetPassword}
      hint={isSet ? accountText.passwordHint : accountText.firstPasswordHint}
      read={(valueOf) => valueOf('new-password')}
      renderFields={(failure) => (
        <PasswordFields email={email} failure={failure} policyFlow={policyFlow} />
      )}
    />
  )
}

type PasswordFieldsProps = {
  email: string
  failure: Failure | null
  policyFlow: typeof passwordPolicyFlow
}

/** The email stands in the form for password managers. */
function PasswordFields({ email, failure, policyFlow }: PasswordFieldsProps) {
  const policy = usePasswordPolicy(policyFlow)
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label={accountText.passwordNew} policy={policy} failure={failure} />
    </>
  )
}
