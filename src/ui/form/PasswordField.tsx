import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import type { Failure } from '../../domain/failure.ts'
import { passwordText, validationText } from '../../text/shared/fieldText.ts'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { describeInput, Field, Input } from './Field.tsx'
import { useValidity } from './useValidity.ts'
import styles from './PasswordField.module.css'

type PasswordFieldProps = {
  label: string
  /** Also the input's ID and name, which password managers look for. */
  kind: 'current-password' | 'new-password'
  aside?: ReactNode
  failure: Failure | null
  input?: RefObject<HTMLInputElement | null>
  /** The ID of an element that describes the requirements. */
  hintId?: string
  /** For password generators, see `passwordRulesAttribute`. */
  rules?: string
  /** Returns why the password can't be used, or an empty string. */
  validate?: (password: string) => string
  onType?: (password: string) => void
}

export function PasswordField({
  label,
  kind,
  aside,
  failure,
  input,
  hintId,
  rules,
  validate,
  onType,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [hasSpaces, setSpaces] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  // Password managers only offer to save fields of type `password`.
  useEffect(() => {
    const form = frame.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const { problem, handlers } = useValidity({
    field: 'password',
    missing: validationText.passwordMissing,
    failure,
    validate,
  })
  const readCapsLock = (event: KeyboardEvent | MouseEvent) =>
    setCapsLock(event.getModifierState('CapsLock') && matchMedia(finePointer).matches)
  // Spaces count, and can't be seen.
  const spaces = hasSpaces ? passwordText.spaces : null
  const remark = hasCapsLock ? passwordText.capsLock : spaces
  return (
    <Field id={kind} label={label} aside={aside} problem={problem ?? remark}>
      <div ref={frame} className={styles.frame}>
        <Input
          ref={input}
          id={kind}
          name={kind}
          type={isShown ? 'text' : 'password'}
          autoComplete={kind}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          required
          {...(rules && { passwordrules: rules })}
          {...describeInput(kind, problem, hintId)}
          {...handlers}
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onMouseDown={readCapsLock}
          onBlur={(event) => {
            setCapsLock(false)
            handlers.onBlur(event)
          }}
          onChange={({ currentTarget: { value } }) => {
            setSpaces(value !== value.trim())
            onType?.(value)
          }}
        />
        <IconButton
          label={isShown ? passwordText.hide : passwordText.show}
          aria-controls={kind}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
    </Field>
  )
}

/** An on-screen keyboard shows its own Caps Lock. */
const finePointer = '(any-pointer: fine)'

function EyeIcon() {
  return (
    <Icon>
      <path d="M1.8 10S4.7 4.5 10 4.5 18.2 10 18.2 10 15.3 15.5 10 15.5 1.8 10 1.8 10Z" />
      <circle cx="10" cy="10" r="2.4" />
    </Icon>
  )
}

function EyeOffIcon() {
  return (
    <Icon>
      <path d="M8.1 4.7c.6-.1 1.2-.2 1.9-.2 5.3 0 8.2 5.5 8.2 5.5s-.8 1.6-2.4 3.1M5 6C2.9 7.5 1.8 10 1.8 10s2.9 5.5 8.2 5.5c1.7 0 3.2-.6 4.4-1.4M8.3 8.3a2.4 2.4 0 0 0 3.4 3.4M3 3l14 14" />
    </Icon>
  )
}
