import { useEffect, useRef, useState } from 'react'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import type { Failure } from '../../../domain/failure.ts'
import {
  checkPassword,
  defaultPasswordPolicy,
  isAcceptable,
  passwordRulesAttribute,
  withLength,
  type PasswordPolicy,
} from '../../../domain/signUp/passwordPolicy.ts'
import {
  isMostlyBrand,
  personalWords,
  type PasswordStrength,
} from '../../../domain/signUp/passwordStrength.ts'
import { leakedPasswordLogic } from '../../../firebase/signUp/leakedPassword.ts'
import { passwordPolicyLogic } from '../../../firebase/signUp/passwordPolicy.ts'
import { useDebounced } from '../../../hooks/useDebounced.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import { useLazyImport } from '../../../hooks/useLazyImport.ts'
import { appText } from '../../../text/shared/appText.ts'
import {
  requirementText,
  passwordPolicyText,
  passwordStrengthText,
} from '../../../text/signUp/passwordPolicyText.ts'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { CheckIcon, DotIcon } from '../../../ui/icon/checkIcons.tsx'
import styles from './NewPasswordField.module.css'

type NewPasswordFieldProps = {
  label: string
  failure: Failure | null
  /** The person's name, if the form doesn't ask for it. */
  personName?: string | null
}

type Typed = { password: string; person: readonly string[] }

const loadMeter = () => import('./PasswordMeter.tsx')

/** Keeps screen readers from announcing a new strength after each letter. */
const typingPauseMs = 400

/**
 * A field for a new password, with a checklist of the requirements and the password's strength. Works without
 * the strength meter if its code can't be loaded.
 */
export function NewPasswordField({ label, failure, personName = null }: NewPasswordFieldProps) {
  const policy = usePasswordPolicy()
  const input = useRef<HTMLInputElement>(null)
  const [{ password, person }, setTyped] = useState<Typed>({ password: '', person: [] })
  const meter = useLazyImport(password === '' ? null : loadMeter)
  const debounced = useDebounced(password, typingPauseMs)
  const checked = debounced === password ? passwordToCheck(password, policy) : ''
  const isLeaked = useIsLeaked(checked)
  const measure = (typed: string) =>
    typed && meter ? meter.measurePassword(typed.normalize(), guessable(person, personName)) : null
  const strengthOf = (typed: string) => {
    if (isLeaked && typed === password) return 'leaked'
    return isMostlyBrand(typed.normalize(), __BRAND__.name) ? 'brand' : measure(typed)
  }
  const strength = strengthOf(password)
  const shown = useDebounced(strength, typingPauseMs)
  // It may have been typed before the page was interactive.
  useEffect(() => setTyped(typedIn(input.current)), [])
  // The policy and the meter may load after typing.
  useEffect(() => {
    const field = input.current
    field?.setCustomValidity(validatePassword(field.value, policy, strength))
  }, [policy, strength])
  return (
    <div>
      <PasswordField
        label={label}
        kind="new-password"
        input={input}
        hintId="password-requirements password-strength"
        rules={passwordRulesAttribute(policy)}
        validate={(typed) => validatePassword(typed, policy, strengthOf(typed))}
        onType={() => setTyped(typedIn(input.current))}
        failure={failure}
      />
      <div className={styles.requirements}>
        <ul id="password-requirements" aria-label={passwordPolicyText.requirements}>
          {checkPassword(policy, password.normalize()).map(({ requirement, met }) => (
            <li key={requirement.rule} data-met={met}>
              {met ? <CheckIcon /> : <DotIcon />}
              <span>{requirementText(requirement)}</span>
              <span className="visually-hidden">
                {met ? passwordPolicyText.met : passwordPolicyText.unmet}
              </span>
            </li>
          ))}
        </ul>
        <p id="password-strength" aria-live="polite">
          <span>
            {strength && shown ? passwordStrengthText.measured[shown] : passwordStrengthText.tip}
          </span>
          {strength && shown && meter && <meter.StrengthBar strength={shown} />}
        </p>
      </div>
    </div>
  )
}

const usualPolicy = withLength(defaultPasswordPolicy, configuration.passwordLength)

/** The requirements for a new password: the usual ones until the server has answered. */
function usePasswordPolicy(): PasswordPolicy {
  const [{ context }] = useInspectedMachine(passwordPolicyLogic)
  return context.value ?? usualPolicy
}

/**
 * Whether the password is known from a leak, if `gatehouse.config.ts` has new passwords checked.
 *
 * @param password the one in the field once typing pauses; empty if it needs no check.
 */
function useIsLeaked(password: string): boolean {
  const [snapshot, actor] = useInspectedMachine(leakedPasswordLogic)
  useEffect(() => {
    actor.send({ type: 'password.changed' })
    if (configuration.leakedPasswords && password) actor.send({ type: 'password.chosen', password })
  }, [actor, password])
  return snapshot.matches('leaked')
}

/**
 * Judges the password in the form in which it's sent. An empty field is left to `required`, since autofill
 * may not have happened yet.
 */
function validatePassword(
  typed: string,
  policy: PasswordPolicy,
  strength: PasswordStrength | null,
): string {
  const password = typed.normalize()
  if (password === '') return ''
  if (!isAcceptable(policy, password)) return passwordPolicyText.unacceptable
  const isRefused = strength === 'common' || strength === 'leaked' || strength === 'brand'
  return isRefused ? passwordStrengthText[strength] : ''
}

/** A password that is refused anyway needs no check. */
function passwordToCheck(typed: string, policy: PasswordPolicy): string {
  const password = typed.normalize()
  return isAcceptable(policy, password) ? password : ''
}

/** Words about the person and the product, which make a password easier to guess. */
function guessable(person: readonly string[], name: string | null): readonly string[] {
  return personalWords([...person, name ?? '', appText.name])
}

function typedIn(field: HTMLInputElement | null): Typed {
  const names = '[type="email"], [autocomplete*="name"]'
  const fields = field?.form?.querySelectorAll<HTMLInputElement>(names) ?? []
  return { password: field?.value ?? '', person: Array.from(fields, ({ value }) => value) }
}
