import { useEffect, useId, useRef, type ClipboardEvent, type InputEvent } from 'react'
import { type Failure, fieldToCorrect } from '../../domain/failure.ts'
import { asciiDigits, codeIn, codeLength } from '../../domain/signIn/digits.ts'
import { setValue } from '../../startup/fields/setValue.ts'
import { codeFieldText } from '../../text/shared/phoneText.ts'
import { describeInput, Field, Input } from './Field.tsx'
import { useValidity } from './useValidity.ts'
import styles from './CodeField.module.css'

type CodeFieldProps = {
  failure: Failure | null
  /** Whether to focus the field when it appears. */
  takesFocus?: boolean
}

/**
 * A six-digit code. Codes may contain spaces, and the digits of any script, and may be pasted with their message.
 * The sixth digit submits the form; a rejected code is selected, so that typing replaces it.
 */
export function CodeField({ failure, takesFocus = true }: CodeFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const before = useRef('')
  const { problem, handlers } = useValidity({
    field: 'code',
    missing: codeFieldText.missing,
    failure,
    validate: (code) => (code.length === codeLength ? '' : codeFieldText.incomplete),
  })
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (!failure) return
    before.current = ''
    if (fieldToCorrect(failure) === 'code') input.current?.select()
  }, [failure])
  const type = (event: InputEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const field = event.currentTarget
    field.value = asciiDigits(field.value).replace(/\D/g, '').slice(0, codeLength)
    handlers.onInput(event)
    const isWhole = field.value.length === codeLength && field.value !== before.current
    before.current = field.value
    if (isWhole) field.form?.requestSubmit()
  }
  return (
    <Field id={id} label={codeFieldText.code} problem={problem}>
      <div className={styles.code}>
        <Input
          ref={input}
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          required
          {...describeInput(id, problem)}
          {...handlers}
          onInput={type}
          onPaste={paste}
          onCompositionEnd={({ currentTarget }) =>
            currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
          }
        />
      </div>
    </Field>
  )
}

function paste(event: ClipboardEvent<HTMLInputElement>): void {
  const message = event.clipboardData.getData('text')
  // Part of a code is inserted like typed digits.
  if (/^[\p{Nd}\s-]{1,5}$/u.test(message)) return
  event.preventDefault()
  const code = codeIn(message)
  // Text without a clear code must not erase what is there.
  if (code !== '') setValue(event.currentTarget, code)
}
