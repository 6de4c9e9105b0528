import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusAfterRemoval } from '#src/hooks/useFocusAfterRemoval.ts'

function Steps({ shown, hasButton = true }: { shown: string | boolean; hasButton?: boolean }) {
  useFocusAfterRemoval(shown, 'h1')
  return (
    <>
      <h1 tabIndex={-1}>Steps</h1>
      {hasButton && <button key={String(shown)}>{String(shown)}</button>}
    </>
  )
}

function Page({ isAsking }: { isAsking: boolean }) {
  return (
    <>
      <aside>
        <output tabIndex={-1} data-testid="elsewhere" />
      </aside>
      <main>
        <output tabIndex={-1} data-testid="here" />
        <Steps shown={isAsking} hasButton={false} />
      </main>
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

it.each([
  ['takes it from a notice of the same page', 'here', 'heading'],
  ['leaves it to a notice elsewhere', 'elsewhere', 'elsewhere'],
])('%s', (_, focused, next) => {
  const { rerender } = render(<Page isAsking />)
  screen.getByTestId(focused).focus()
  rerender(<Page isAsking={false} />)
  expect(document.activeElement).toBe(
    next === 'heading' ? screen.getByRole('heading') : screen.getByTestId(next),
  )
})
