import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../domain/failure.ts'
import { checkPassword, isAcceptable, type PasswordPolicy } from '../domain/passwordPolicy.ts'
import { demandText, passwordPolicyText } from '../text/passwordPolicyText.ts'
import { CheckIcon, DotIcon } from './checkIcons.tsx'
import styles from './NewPasswordField.module.css'
import { PasswordField } from './PasswordField.tsx'

type NewPasswordFieldProps = { label: string; policy: PasswordPolicy; failure: Failure | null }

/** A password to be chosen, with what the server demands of it, ticked off while it is typed. */
export function NewPasswordField({ label, policy, failure }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const objection = (typed: string) =>
    isAcceptable(policy, typed) ? '' : passwordPolicyText.unacceptable
  // The policy may arrive after the password was typed.
  useEffect(() => {
    const typed = input.current?.value ?? ''
    input.current?.setCustomValidity(
      isAcceptable(policy, typed) ? '' : passwordPolicyText.unacceptable,
    )
  }, [policy])
  return (
    <div>
      <PasswordField
        label={label}
        kind="new-password"
        input={input}
        hintId="password-demands"
        objection={objection}
        onType={setPassword}
        failure={failure}
      />
      <ul id="password-demands" className={styles.demands} aria-label={passwordPolicyText.demands}>
        {checkPassword(policy, password).map(({ demand, met }) => (
          <li key={demand.rule} data-met={met}>
            {met ? <CheckIcon /> : <DotIcon />}
            {demandText(demand)}
            <span className="visually-hidden">
              {met ? passwordPolicyText.met : passwordPolicyText.unmet}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
