import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Form } from '#src/ui/form/Form.tsx'
import { PhoneField } from '#src/views/signIn/phone/PhoneField.tsx'
import { readPhone } from '#src/views/signIn/phone/usePhoneNumbers.ts'

async function setUp(number = '') {
  const sent: string[] = []
  render(
    <Form onSubmit={(valueOf) => sent.push(valueOf('phone'))}>
      <PhoneField failure={null} number={number} />
      <button type="submit">Send</button>
    </Form>,
  )
  await screen.findByRole('option', { name: /\+49$/ })
  return {
    sent,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }),
    country: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }),
    person: userEvent.setup(),
  }
}

function inTimeZone(options: Intl.ResolvedDateTimeFormatOptions): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
}

beforeEach(() => inTimeZone({ ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'UTC' }))

afterEach(() => vi.restoreAllMocks())

describe('the phone number field', () => {
  test('starts with the browser’s country, formats what is typed, and sends E.164', async () => {
    const { sent, field, country, person } = await setUp()
    expect(country.value).toBe('US')
    await person.type(field, '2025550123{Enter}')
    expect(field.value).toBe('(202) 555-0123')
    expect(sent).toEqual(['+12025550123'])
  })

  test.each([
    ['Arabic', '٢٠٢٥٥٥٠١٢٣', '٩'],
    ['Persian', '۲۰۲۵۵۵۰۱۲۳', '۹'],
    ['Devanagari', '२०२५५५०१२३', '९'],
    ['full-width', '２０２５５５０１２３', '９'],
  ])('accepts %s digits, typed or corrected in the middle', async (_, typed, nine) => {
    const { sent, field, person } = await setUp()
    await person.type(field, typed)
    expect(field.value).toBe('(202) 555-0123')
    await person.type(field, nine, { initialSelectionStart: 8, initialSelectionEnd: 9 })
    expect([field.value, field.selectionStart]).toEqual(['(202) 559-0123', 9])
    await person.type(field, '{Enter}')
    expect(sent).toEqual(['+12025590123'])
  })

  test('does not format digits during composition', async () => {
    const { field } = await setUp()
    for (const value of ['2025', '20255']) {
      fireEvent.input(field, { target: { value }, isComposing: true })
    }
    expect(field.value).toBe('20255')
    fireEvent.input(field, { target: { value: '202555' } })
    expect(field.value).toBe('(202) 555')
  })

  test.each([
    ['en-GB', 'GB'],
    ['es-419', 'ES'],
    ['en-AQ', 'US'],
    ['eo', 'US'],
  ])('starts for %s in a country that has numbers: %s', async (language, expected) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
    const { country } = await setUp()
    expect(country.value).toBe(expected)
  })

  test('starts with the country of the time zone', async () => {
    const zone = Intl.DateTimeFormat().resolvedOptions()
    inTimeZone({ ...zone, timeZone: 'Europe/Paris' })
    const { sent, field, country, person } = await setUp()
    expect(country.value).toBe('FR')
    await person.type(field, '0612345678{Enter}')
    expect(sent).toEqual(['+33612345678'])
  })

  test('refuses a number of another country', async () => {
    const { sent, field, country, person } = await setUp()
    await person.type(field, '0612345678{Enter}')
    expect(
      screen.getByText(
        'This isn’t a number in the selected country. Choose another country, or start with +.',
      ),
    ).toBeTruthy()
    await person.selectOptions(country, 'FR')
    await person.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual(['+33612345678'])
  })

  test('shows the number as it will be used', async () => {
    const { field, person } = await setUp()
    await person.type(field, '2025550123')
    expect(screen.getByText('+1 202 555 0123')).toBeTruthy()
  })

  test('validates the number again when another country is chosen', async () => {
    const { sent, field, country, person } = await setUp()
    await person.type(field, '030 901820')
    await person.tab()
    expect(screen.getByText('This number is too short for its country.')).toBeTruthy()
    await person.selectOptions(country, 'DE')
    expect(screen.queryByText('This number is too short for its country.')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual(['+4930901820'])
  })

  test('lets a person correct a digit in the middle', async () => {
    const { field, person } = await setUp()
    await person.type(field, '2025550123')
    await person.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 3 })
    expect(field.value).toBe('(292) 555-0123')
    expect(field.selectionStart).toBe(3)
  })

  test('starts with the previous number', async () => {
    const { field, country } = await setUp('+442079460958')
    expect([country.value, field.value]).toEqual(['GB', '020 7946 0958'])
  })

  test('parses a number with a plus before the phone data has loaded', () => {
    expect(readPhone(null, '+44 (20) 7946-0958', 'US')).toEqual({
      number: '+442079460958',
      shown: '+442079460958',
    })
    expect(readPhone(null, '+٤٤ ٢٠٧٩٤٦٠٩٥٨', 'US')).toMatchObject({ number: '+442079460958' })
    expect(readPhone(null, '020 7946 0958', 'GB')).toEqual({ problem: 'noCountry' })
    expect(readPhone(null, '+44', 'GB')).toEqual({ problem: 'noNumber' })
  })
})
