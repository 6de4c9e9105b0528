import { useEffect, useRef } from 'react'
import type { Failure } from '../../domain/failure.ts'
import { formatTypedNumber } from '../../domain/format.ts'
import {
  inputNameOf,
  nearest,
  wholeNumber,
  type NumberField,
} from '../../domain/signUp/questions.ts'
import { questionsText } from '../../text/signUp/questionsText.ts'
import { TextField } from '../../ui/form/TextField.tsx'

type NumberQuestionProps = { field: NumberField; answer: string; failure: Failure | null }

/**
 * A question for a whole number. A text field, because browsers accept only some digits in a number field:
 * Arabic ones are dropped without a word.
 */
export function NumberQuestion({ field, answer, failure }: NumberQuestionProps) {
  const id = inputNameOf(field.key)
  const { hint = '', required = false, min = -Infinity } = field
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(problemOf(field, input.current.value)))
  return (
    <TextField
      ref={input}
      id={id}
      label={field.label}
      aside={required ? null : questionsText.optional}
      hint={hint}
      missing={questionsText.missing}
      validate={(typed) => problemOf(field, typed)}
      // Not every phone has a minus sign among its digits.
      inputMode={min < 0 ? 'text' : 'numeric'}
      required={required}
      defaultValue={answer}
      autoComplete="off"
      failure={failure}
    />
  )
}

function problemOf(field: NumberField, typed: string): string {
  const { min = -Infinity, max = Infinity } = field
  // The effect above replaces what the field itself has found.
  if (!typed.trim()) return field.required && typed ? questionsText.missing : ''
  const number = wholeNumber(typed)
  if (number === null)
    return /\p{Nd}/u.test(typed) ? questionsText.notWhole : questionsText.notANumber
  if (number < min) return questionsText.tooLow(formatTypedNumber(min))
  if (number > max) return questionsText.tooHigh(formatTypedNumber(max))
  const possible = nearest(field, number)
  return possible === number ? '' : questionsText.offStep(formatTypedNumber(possible))
}
