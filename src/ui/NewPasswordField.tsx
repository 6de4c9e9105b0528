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
  // The policy and the code may arrive after the password was typed.
  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setCustomValidity(objectionTo(field.value, policy))
    setPassword(field.value)
  }, [policy])
  return (
    <div>
      <PasswordField
        label={label}
        kind="new-password"
        input={input}
        hintId="password-demands"
        objection={(typed) => objectionTo(typed, policy)}
        onType={setPassword}
        failure={failure}
      />
      <ul id="password-demands" className={styles.demands} aria-label={passwordPolicyText.demands}>
        {checkPassword(policy, password.normalize()).map(({ demand, met }) => (
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

/** Judged as the form sends it. An empty field is the browser's to refuse: it may be filled without a word. */
function objectionTo(typed: string, policy: PasswordPolicy): string {
  const password = typed.normalize()
  return password === '' || isAcceptable(policy, password) ? '' : passwordPolicyText.unacceptable
}
