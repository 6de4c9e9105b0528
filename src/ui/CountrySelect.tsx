import { useMemo } from 'react'
import { locale } from '../domain/locale.ts'
import { phoneFieldText } from '../text/phoneText.ts'
import styles from './PhoneField.module.css'
import type { PhoneNumbers } from './usePhoneNumbers.ts'

type CountrySelectProps = {
  country: string
  numbers: PhoneNumbers | null
  onSelect: (country: string) => void
}

const names = new Intl.DisplayNames(locale, { type: 'region' })
const collator = new Intl.Collator(locale)

/** Which country's numbers are typed, with its calling code. One country only until all are known. */
export function CountrySelect({ country, numbers, onSelect }: CountrySelectProps) {
  const options = useMemo(() => (numbers ? optionsFor(numbers) : []), [numbers])
  return (
    <select
      className={styles.country}
      aria-label={phoneFieldText.country}
      value={country}
      onChange={(event) => onSelect(event.currentTarget.value)}
    >
      {options.length === 0 && <option value={country}>{names.of(country)}</option>}
      {options.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}

function optionsFor(numbers: PhoneNumbers) {
  return numbers
    .listCallingCodes()
    .map(({ country, callingCode }) => ({
      value: country,
      words: `${names.of(country)} ${callingCode}`,
    }))
    .sort((one, other) => collator.compare(one.words, other.words))
}
