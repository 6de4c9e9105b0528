import { useState, type FocusEvent, type InputEvent, type InvalidEvent } from 'react'
import { parseEmail } from '../../domain/signIn/email.ts'
import { fieldToCorrect, type Failure, type CorrectableField } from '../../domain/failure.ts'
import { failureText } from '../../text/shared/failureText.ts'
import { validationText } from '../../text/shared/fieldText.ts'

type Expectations = {
  /** Which server errors belong to this field; `null` for none. */
  field: CorrectableField | null
  missing: string
  /** The server's response to the form, which may be about this field. */
  failure: Failure | null
  /** Returns why the value can't be used, or an empty string. */
  validate?: (value: string) => string
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

type Validity = {
  /** The sentence to show; `null` if the field has no problem, or not yet. */
  problem: string | null
  handlers: {
    onInvalid: (event: InvalidEvent<TextControl>) => void
    onBlur: (event: FocusEvent<TextControl>) => void
    onInput: (event: InputEvent<TextControl>) => void
  }
}

/**
 * Shows a field's error after a submit or on blur, and clears it once the value is valid. A server error is
 * shown until the value changes. The first invalid field is focused.
 */
export function useValidity({ field, missing, failure, validate }: Expectations): Validity {
  const [invalidity, setInvalidity] = useState<string | null>(null)
  const [answered, setAnswered] = useState<Failure | null>(null)
  const check = (input: TextControl) => {
    input.setCustomValidity(validate?.(input.value) ?? '')
    setInvalidity(problemOf(input, missing))
  }
  return {
    problem: invalidity ?? (failure === answered ? null : failureOf(field, failure)),
    handlers: {
      onInvalid: (event) => {
        event.preventDefault()
        check(event.currentTarget)
        focusFirstInvalid(event.currentTarget.form)
      },
      onBlur: (event) => {
        if (event.currentTarget.value !== '') check(event.currentTarget)
      },
      onInput: (event) => {
        if (!event.nativeEvent.isComposing) normalizeEmail(event.currentTarget)
        event.currentTarget.setCustomValidity(validate?.(event.currentTarget.value) ?? '')
        setAnswered(failure)
        if (invalidity !== null) check(event.currentTarget)
      },
    },
  }
}

function failureOf(field: CorrectableField | null, failure: Failure | null): string | null {
  return failure && field && fieldToCorrect(failure) === field ? failureText[failure.kind] : null
}

/** Leaves the address in an email field, whatever was pasted with it. */
export function normalizeEmail(input: TextControl): void {
  const address = parseEmail(input.value)
  if (input.type === 'email' && address !== input.value) input.value = address
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<TextControl | HTMLSelectElement>('input, select, textarea')
  Array.from(fields ?? [])
    .find(({ validity }) => !validity.valid)
    ?.focus()
}

function problemOf(input: TextControl, missing: string): string | null {
  const { valid, valueMissing, typeMismatch, patternMismatch } = input.validity
  if (valid) return null
  if (valueMissing) return missing
  return typeMismatch || patternMismatch ? validationText.notAnEmail : input.validationMessage
}
