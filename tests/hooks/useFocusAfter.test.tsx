import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusAfter } from '#src/hooks/useFocusAfter.ts'

function Steps({ shown, hasButton = true }: { shown: string | boolean; hasButton?: boolean }) {
  useFocusAfter(shown, 'h1')
  return (
    <>
      <h1 tabIndex={-1}>Steps</h1>
      {hasButton && <button key={String(shown)}>{String(shown)}</button>}
    </>
  )
}

it('moves the focus after each step that disappears with it', () => {
  const { rerender } = render(<Steps shown="copying" />)
  screen.getByRole('button').focus()
  rerender(<Steps shown="deleting" />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  screen.getByRole('button').focus()
  rerender(<Steps shown={false} hasButton={false} />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

it('leaves the focus alone when something appears', () => {
  const { rerender } = render(<Steps shown={false} hasButton={false} />)
  rerender(<Steps shown />)
  expect(document.activeElement).toBe(document.body)
})

it('leaves the focus where a person has moved it', () => {
  const { rerender } = render(
    <>
      <Steps shown="copying" />
      <input />
    </>,
  )
  screen.getByRole('textbox').focus()
  rerender(
    <>
      <Steps shown="deleting" />
      <input />
    </>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
