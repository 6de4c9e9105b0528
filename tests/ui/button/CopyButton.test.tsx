import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CopyButton } from '#src/ui/button/CopyButton.tsx'

it('shows that its text was copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await press()).toEqual({ label: 'Copied', errors: [] })
  expect(writeText.mock.calls).toEqual([['123 456']])
})

it.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('Not allowed')) } }],
  ['has no clipboard, as on an insecure origin,', {}],
])('stays as it is if the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await press()).toEqual({ label: 'Copy', errors: [] })
})

async function press() {
  const errors: string[] = []
  const record = ({ message }: ErrorEvent) => errors.push(message)
  addEventListener('error', record)
  render(<CopyButton text="123 456" label="Copy" copiedLabel="Copied" />)
  const button = screen.getByRole('button')
  await act(async () => fireEvent.click(button))
  removeEventListener('error', record)
  return { label: button.textContent, errors }
}
