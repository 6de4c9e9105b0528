import { useState, type FocusEvent, type InputEvent, type InvalidEvent } from 'react'
import { validationText } from '../text/validationText.ts'

type Validity = {
  /** What the browser finds wrong, as a sentence; `null` while there is nothing to say. */
  problem: string | null
  handlers: {
    onInvalid: (event: InvalidEvent<HTMLInputElement>) => void
    onBlur: (event: FocusEvent<HTMLInputElement>) => void
    onInput: (event: InputEvent<HTMLInputElement>) => void
  }
}

/**
 * Lets a field speak up after a submit or on leaving it, and fall silent once it is right. The
 * first wrong field of a form takes the focus.
 *
 * @param missing the sentence for an empty field.
 */
export function useValidity(missing: string): Validity {
  const [problem, setProblem] = useState<string | null>(null)
  const judge = (input: HTMLInputElement) => setProblem(problemOf(input, missing))
  return {
    problem,
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
        if (problem !== null) judge(event.currentTarget)
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
