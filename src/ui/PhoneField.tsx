import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Failure } from '../domain/failure.ts'
import type { PhoneReading } from '../domain/phoneNumber.ts'
import { phoneFieldText, phoneProblemText } from '../text/phoneText.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { describeInput, Field } from './Field.tsx'
import { Input } from './Input.tsx'
import styles from './PhoneField.module.css'
import { readPhone, usePhoneNumbers, type PhoneNumbers } from './usePhoneNumbers.ts'
import { useValidity } from './useValidity.ts'

type PhoneFieldProps = {
  failure: Failure | null
  /** E.164; what the field starts with. */
  number?: string
  /** Whether the number is the next thing to do once the field appears. */
  takesFocus?: boolean
}

/**
 * A country and a number, which is grouped while it is typed. The form reads it as `phone`, in E.164.
 * A whole number that is pasted with its plus chooses the country.
 */
export function PhoneField({ failure, number = '', takesFocus = false }: PhoneFieldProps) {
  const id = useId()
  const usedId = `${id}-used`
  const numbers = usePhoneNumbers()
  const input = useRef<HTMLInputElement>(null)
  const [{ chosen, text }, setTyped] = useState(() => {
    const known = numbers?.toNational(number, '')
    return { chosen: known?.country ?? null, text: known?.text ?? number }
  })
  const country = chosen ?? homeCountry(numbers)
  const reading = readPhone(numbers, text, country)
  const { problem, handlers } = useValidity({
    field: 'phone',
    missing: phoneFieldText.missing,
    failure,
    objection: (value) => objectionTo(readPhone(numbers, value, country)),
  })
  useEffect(() => input.current?.setCustomValidity(objectionTo(reading)))
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionEnd } = currentTarget
    if ('isComposing' in nativeEvent && nativeEvent.isComposing)
      return setTyped({ chosen, text: value })
    const grown = value.length - text.length
    const isAtEnd = selectionEnd === value.length
    const whole = grown > 1 && numbers?.toNational(value, country)
    if (whole) setTyped({ chosen: whole.country, text: whole.text })
    else if (grown === 1 && isAtEnd && numbers)
      setTyped({ chosen, text: numbers.groupDigits(value, country) })
    else setTyped({ chosen, text: value })
  }
  const select = (selected: string) => {
    flushSync(() => setTyped({ chosen: selected, text }))
    // What is wrong with the number was judged by the numbers of another country.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field
      id={id}
      label={phoneFieldText.number}
      problem={problem}
      aside={
        <span id={usedId} className={styles.used}>
          {'number' in reading && reading.shown}
        </span>
      }
    >
      <div className={styles.phone}>
        <CountrySelect country={country} numbers={numbers} onSelect={select} />
        <Input
          ref={input}
          id={id}
          type="tel"
          autoComplete="tel-national"
          enterKeyHint="go"
          required
          value={text}
          {...describeInput(id, problem, usedId)}
          {...handlers}
          onChange={type}
        />
        <input type="hidden" name="phone" value={'number' in reading ? reading.number : ''} />
      </div>
    </Field>
  )
}

/** The country of the browser's language; one that has phone numbers, once they are known. */
function homeCountry(numbers: PhoneNumbers | null): string {
  const { language } = navigator
  return numbers?.homeCountry(language) ?? new Intl.Locale(language).maximize().region ?? 'US'
}

function objectionTo(reading: PhoneReading): string {
  return 'problem' in reading ? phoneProblemText[reading.problem] : ''
}
