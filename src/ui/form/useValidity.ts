import { useState, type FocusEvent, type InputEvent, type InvalidEvent } from 'react'
import { fieldToCorrect, type Failure, type CorrectableField } from '../../domain/failure.ts'
import { parseEmail } from '../../domain/signIn/email.ts'
import { failureText } from '../../text/shared/failureText.ts'
import { validationText } from '../../text/shared/fieldText.ts'

type Expectations = {
  /** The sentence for a required field without a value. */
  missing: string
  /** Whether spaces alone are no value either. Browsers accept them in a required field. */
  isText?: boolean
  /** The server errors that belong to this field. */
  field?: CorrectableField | undefined
  /** The server's response to the form, which may be about this field. */
  failure?: Failure | null
  /** Returns why the value can't be used, or an empty string. */
  validate?: ((value: string) => string) | undefined
  /** Returns the sentence for what the browser found, or `null` if the usual one fits. */
  explain?: ((validity: ValidityState) => string | null) | undefined
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Validity = {
  /** The sentence to show; `null` if the field has no problem, or not yet. */
  problem: string | null
  handlers: {
    onInvalid: (event: InvalidEvent<Control>) => void
    onBlur: (event: FocusEvent<Control>) => void
    onInput: (event: InputEvent<Control>) => void
  }
}

/**
 * Shows a field's error after a submit or on blur, and clears it once the value is valid. A server error is
 * shown until the value changes. The first invalid field is focused.
 */
export function useValidity({
  missing,
  isText = false,
  field,
  failure = null,
  validate,
  explain,
}: Expectations): Validity {
  const [invalidity, setInvalidity] = useState<string | null>(null)
  const [outdatedFailure, setOutdatedFailure] = useState<Failure | null>(null)
  const validateOwn = (input: Control) => {
    const isBlank = isText && input.required && input.value.trim() === ''
    input.setCustomValidity(isBlank ? missing : (validate?.(input.value) ?? ''))
  }
  const check = (input: Control) => {
    validateOwn(input)
    setInvalidity(explain?.(input.validity) ?? problemOf(input, missing))
  }
  return {
    problem: invalidity ?? (failure === outdatedFailure ? null : failureOf(field, failure)),
    handlers: {
      onInvalid: (event) => {
        event.preventDefault()
        check(event.currentTarget)
        focusFirstInvalid(event.currentTarget.form)
      },
      onBlur: (event) => {
        if (!event.currentTarget.validity.valueMissing) check(event.currentTarget)
      },
      onInput: (event) => {
        if (!event.nativeEvent.isComposing) normalizeEmail(event.currentTarget)
        validateOwn(event.currentTarget)
        setOutdatedFailure(failure)
        if (invalidity !== null) check(event.currentTarget)
      },
    },
  }
}

function failureOf(field: CorrectableField | undefined, failure: Failure | null): string | null {
  return failure && field && fieldToCorrect(failure) === field ? failureText[failure.kind] : null
}

/** Leaves the address in an email field, whatever was pasted with it. */
export function normalizeEmail(input: Control): void {
  const address = parseEmail(input.value)
  if (input.type === 'email' && address !== input.value) input.value = address
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<Control>('input, select, textarea')
  Array.from(fields ?? [])
    .find(({ validity }) => !validity.valid)
    ?.focus()
}

function problemOf(input: Control, missing: string): string | null {
  const { valid, valueMissing, typeMismatch, patternMismatch } = input.validity
  if (valid) return null
  if (valueMissing) return missing
  return typeMismatch || patternMismatch ? validationText.notAnEmail : input.validationMessage
}
