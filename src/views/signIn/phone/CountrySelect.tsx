import { useMemo } from 'react'
import { locale } from '../../../domain/locale.ts'
import { phoneFieldText } from '../../../text/shared/phoneText.ts'
import type { PhoneNumbers } from './usePhoneNumbers.ts'
import selectStyles from '../../../ui/form/Select.module.css'
import styles from './PhoneField.module.css'

type CountrySelectProps = {
  country: string
  numbers: PhoneNumbers | null
  onSelect: (country: string) => void
}

const names = new Intl.DisplayNames(locale, { type: 'region' })
const collator = new Intl.Collator(locale)

/**
 * Selects the country of a phone number, with its calling code. Only one option until the list has loaded.
 */
export function CountrySelect({ country, numbers, onSelect }: CountrySelectProps) {
  const options = useMemo(() => (numbers ? optionsFor(numbers) : []), [numbers])
  return (
    <select
      name="phone-country"
      className={`${styles.country} ${selectStyles.select}`}
      aria-label={phoneFieldText.country}
      value={country}
      onChange={(event) => onSelect(event.currentTarget.value)}
    >
      {options.length === 0 && <option value={country}>{names.of(country)}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Keeps the plus sign before the digits after a right-to-left name. */
const leftToRightMark = '\u200e'

function optionsFor(numbers: PhoneNumbers) {
  return numbers
    .listCallingCodes()
    .map(({ country, callingCode }) => ({
      value: country,
      label: `${names.of(country)} ${leftToRightMark}${callingCode}`,
    }))
    .sort((one, other) => collator.compare(one.label, other.label))
}
