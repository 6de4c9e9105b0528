import { useEffect, useId, useMemo, useRef, useState, type ChangeEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Failure } from '../../../domain/failure.ts'
import { locale } from '../../../domain/locale.ts'
import { asciiDigits } from '../../../domain/signIn/digits.ts'
import type { ParsedPhoneNumber } from '../../../domain/signIn/phoneNumber.ts'
import { phoneFieldText, phoneProblemText } from '../../../text/shared/phoneText.ts'
import { describeInput, Field, Input } from '../../../ui/form/Field.tsx'
import { useValidity } from '../../../ui/form/useValidity.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { readPhone, usePhoneNumbers, type PhoneNumbers } from './usePhoneNumbers.ts'
import styles from './PhoneField.module.css'

type PhoneFieldProps = {
  failure: Failure | null
  /** The initial value, in E.164 format. */
  number?: string
  /** Whether to focus the field when it appears. */
  takesFocus?: boolean
}

/**
 * A country and a phone number, formatted while typing, in the digits of any script. The form reads it as `phone`,
 * in E.164 format. Pasting a complete international number selects its country.
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
  const home = useMemo(() => homeCountry(numbers), [numbers])
  const country = chosen ?? home
  const reading = readPhone(numbers, text, country)
  const { problem, handlers } = useValidity({
    field: 'phone',
    missing: phoneFieldText.missing,
    failure,
    validate: (value) => validatePhone(readPhone(numbers, value, country)),
  })
  useEffect(() => input.current?.setCustomValidity(validatePhone(reading)))
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ('isComposing' in nativeEvent && nativeEvent.isComposing)
      return setTyped({ chosen, text: currentTarget.value })
    toAscii(currentTarget)
    const { value, selectionEnd } = currentTarget
    const added = value.length - text.length
    const isAtEnd = selectionEnd === value.length
    const pasted = added > 1 && numbers?.toNational(value, country)
    if (pasted) setTyped({ chosen: pasted.country, text: pasted.text })
    else if (added === 1 && isAtEnd && numbers)
      setTyped({ chosen, text: numbers.groupDigits(value, country) })
    else setTyped({ chosen, text: value })
  }
  const select = (selected: string) => {
    flushSync(() => setTyped({ chosen: selected, text }))
    // Validates the number again, for the new country.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field
      id={id}
      label={phoneFieldText.number}
      problem={problem}
      aside={
        <span id={usedId} className={styles.used}>
          {'number' in reading && <bdi>{reading.shown}</bdi>}
        </span>
      }
    >
      <div className={styles.phone}>
        <CountrySelect country={country} numbers={numbers} onSelect={select} />
        <Input
          ref={input}
          id={id}
          name="phone-number"
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

/** The likely country of the person. Once the phone data has loaded, always one with phone numbers. */
function homeCountry(numbers: PhoneNumbers | null): string {
  const { language } = navigator
  const { timeZone } = new Intl.DateTimeFormat(locale).resolvedOptions()
  return (
    numbers?.homeCountry(language, timeZone) ?? new Intl.Locale(language).maximize().region ?? 'US'
  )
}

/** Leaves the cursor where it is. */
function toAscii(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field
  const ascii = asciiDigits(value)
  if (ascii === value) return
  field.value = ascii
  field.setSelectionRange(selectionStart, selectionEnd)
}

function validatePhone(reading: ParsedPhoneNumber): string {
  return 'problem' in reading ? phoneProblemText[reading.problem] : ''
}
