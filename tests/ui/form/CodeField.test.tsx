import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { FailureKind } from '#src/domain/failure.ts'
import { CodeField } from '#src/ui/form/CodeField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { failed } from '#tests/support/failures.ts'

function setUp() {
  const sent: string[] = []
  const form = (failure: Parameters<typeof CodeField>[0]['failure']) => (
    <Form onSubmit={(valueOf) => sent.push(valueOf('code'))}>
      <CodeField failure={failure} />
      <button type="submit">Send</button>
    </Form>
  )
  const { rerender } = render(form(null))
  return {
    sent,
    fail: (kind: FailureKind) => rerender(form(failed(kind).failure)),
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }),
    person: userEvent.setup(),
  }
}

describe('the field for a code', () => {
  test('submits a pasted code with spaces, once', async () => {
    const { sent, field, person } = setUp()
    expect(field).toBe(document.activeElement)
    await person.paste('123 456')
    expect(field.value).toBe('123456')
    expect(sent).toEqual(['123456'])
  })

  test('submits a typed code with its last digit, and accepts no seventh', async () => {
    const { sent, field, person } = setUp()
    await person.type(field, 'a1-2345')
    expect(sent).toEqual([])
    await person.type(field, '67')
    expect(field.value).toBe('123456')
    expect(sent).toEqual(['123456'])
  })

  test.each(['١٢٣٤٥٦', '۱۲۳۴۵۶', '१२३४५६', '１２３４５６', '𝟏𝟐𝟑𝟒𝟓𝟔', '١٢٣ 456'])(
    'submits %s as 123456',
    async (typed) => {
      const { sent, field, person } = setUp()
      await person.paste(typed)
      expect(field.value).toBe('123456')
      expect(sent).toEqual(['123456'])
    },
  )

  test.each([
    'Gatehouse 2026: your code is 888233',
    '888233 is your code. It expires in 10 minutes.',
    'Your code is 888 233, valid for 10 minutes.',
    'G-888233',
    '888-233\n',
  ])('finds the code in a pasted “%s”', async (message) => {
    const { sent, field, person } = setUp()
    await person.paste(message)
    expect(field.value).toBe('888233')
    expect(sent).toEqual(['888233'])
  })

  test.each(['Order 202688, code 888233', '12345678', 'Call 555 123 4567', 'no code'])(
    'sends nothing for a pasted “%s”',
    async (message) => {
      const { sent, field, person } = setUp()
      await person.paste(message)
      expect(field.value).toBe('')
      expect(sent).toEqual([])
    },
  )

  test('keeps its digits if a pasted text has no clear code', async () => {
    const { sent, field, person } = setUp()
    await person.type(field, '123')
    await person.paste('Call 555 123 4567')
    expect(field.value).toBe('123')
    await person.keyboard('456')
    expect(sent).toEqual(['123456'])
  })

  test('keeps a refused code selected, and sends the next one', async () => {
    const { sent, fail, field, person } = setUp()
    await person.type(field, '111111')
    fail('invalid-verification-code')
    expect(screen.getByText('That code is incorrect. Check it and try again.')).toBeTruthy()
    await person.keyboard('222222')
    expect(sent).toEqual(['111111', '222222'])
  })

  test('submits the same code again if it was not sent', async () => {
    const { sent, fail, field, person } = setUp()
    await person.paste('123456')
    fail('network-request-failed')
    await person.clear(field)
    await person.paste('123456')
    expect(sent).toEqual(['123456', '123456'])
  })

  test('submits the same code again if it is pasted over the one that was not sent', async () => {
    const { sent, fail, field, person } = setUp()
    await person.paste('123456')
    fail('network-request-failed')
    field.select()
    await person.paste('123456')
    expect(sent).toEqual(['123456', '123456'])
  })

  test('leaves full-width digits alone during composition, and submits them afterwards', () => {
    const { sent, field } = setUp()
    fireEvent.compositionStart(field)
    for (const value of ['１２３', '１２３４５６']) {
      fireEvent.input(field, { target: { value }, isComposing: true })
      expect(field.value).toBe(value)
    }
    expect(sent).toEqual([])
    fireEvent.compositionEnd(field)
    expect(field.value).toBe('123456')
    expect(sent).toEqual(['123456'])
  })

  test('asks for six digits if there are fewer on blur', async () => {
    const { sent, field, person } = setUp()
    await person.type(field, '123')
    await person.tab()
    expect(screen.getByText('The code has six digits.')).toBeTruthy()
    expect(sent).toEqual([])
  })
})
