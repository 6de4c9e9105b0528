import { useState, type FocusEvent, type InputEvent, type InvalidEvent } from 'react'
import type { Failure } from '../domain/failure.ts'
import { validationText } from '../text/signInText.ts'
import { fieldError, type RefusableField } from './refusal.ts'

type Expectations = {
  /** Which refusals of the server are about this field; `null` for none. */
  field: RefusableField | null
  /** The sentence for an empty field. */
  missing: string
  /** What the server answered to the form, which may be about this field. */
  failure: Failure | null
  /** A sentence for a value that the browser would let pass, or nothing. */
  objection?: (value: string) => string
}

type Validity = {
  /** What is wrong with the field, as a sentence; `null` while there is nothing to say. */
  problem: string | null
  handlers: {
    onInvalid: (event: InvalidEvent<HTMLInputElement>) => void
    onBlur: (event: FocusEvent<HTMLInputElement>) => void
    onInput: (event: InputEvent<HTMLInputElement>) => void
  }
}

/**
 * Shows a field’s error after a submit or on blur, and clears it once the value is valid. What the
 * server rejected is shown until another value is typed. The first invalid field receives the
 * focus.
 */
export function useValidity({ field, missing, failure, objection }: Expectations): Validity {
  const [invalidity, setInvalidity] = useState<string | null>(null)
  const [answered, setAnswered] = useState<Failure | null>(null)
  const judge = (input: HTMLInputElement) => {
    input.setCustomValidity(objection?.(input.value) ?? '')
    setInvalidity(problemOf(input, missing))
  }
  return {
    problem:
      invalidity ?? (failure === answered || field === null ? null : fieldError(failure, field)),
    handlers: {
      onInvalid: (event) => {
        event.preventDefault()
        judge(event.currentTarget)
        event.currentTarget.form?.querySelector<HTMLElement>('input:invalid')?.focus()
      },
      onBlur: (event) => {
        if (event.currentTarget.value !== '') judge(event.currentTarget)
      },
      onInput: (event) => {
        event.currentTarget.setCustomValidity(objection?.(event.currentTarget.value) ?? '')
        setAnswered(failure)
        if (invalidity !== null) judge(event.currentTarget)
      },
    },
  }
}

function problemOf(input: HTMLInputElement, missing: string): string | null {
  const { valid, valueMissing, typeMismatch, patternMismatch } = input.validity
  if (valid) return null
  if (valueMissing) return missing
  return typeMismatch || patternMismatch ? validationText.notAnEmail : input.validationMessage
}
