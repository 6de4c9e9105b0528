import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { PressGuard } from '#src/ui/PressGuard.tsx'

let taken: string[]

beforeEach(() => {
  taken = []
})

it.each([0, 120, 500])('a press %i ms after another one does not hit a new button', (pause) => {
  render(<Swapping />)
  press('Delete', { at: 1_000 })
  press('Stop', { at: 1_000 + pause })
  expect(taken).toEqual(['Delete'])
})

it('a press after the time of a double click hits it', () => {
  render(<Swapping />)
  press('Delete', { at: 1_000 })
  press('Stop', { at: 1_501 })
  expect(taken).toEqual(['Delete', 'Stop'])
})

it('a press that the system counts as a double click does not hit it, even if it is slow', () => {
  render(<Swapping />)
  press('Delete', { at: 1_000 })
  pointAt(screen.getByRole('button', { name: 'Stop' }), { at: 1_800 })
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Stop' }), { detail: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { detail: 2 })
  expect(taken).toEqual(['Delete'])
})

it('the third of three quick presses does not hit it, either', () => {
  render(<Swapping />)
  press('Delete', { at: 1_000 })
  press('Stop', { at: 1_400 })
  press('Stop', { at: 1_800 })
  expect(taken).toEqual(['Delete'])
})

it('a press in another place hits it at once', () => {
  render(<Swapping />)
  press('Delete', { at: 1_000 })
  press('Stop', { at: 1_100, x: 60 })
  expect(taken).toEqual(['Delete', 'Stop'])
})

it('a press after typing hits it at once', () => {
  render(<Swapping />)
  press('Delete', { at: 1_000 })
  fireEvent(document.body, new InputEvent('beforeinput', { bubbles: true }))
  press('Stop', { at: 1_200 })
  expect(taken).toEqual(['Delete', 'Stop'])
})

it('the keyboard activates it at once', () => {
  render(<Swapping />)
  press('Delete', { at: 1_000 })
  fireEvent.click(screen.getByRole('button'), { detail: 0 })
  expect(taken).toEqual(['Delete', 'Stop'])
})

it('a button that changes its name between press and release is not activated', () => {
  render(<Swapping />)
  const button = screen.getByRole('button', { name: 'Delete' })
  pointAt(button, { at: 1_000 })
  fireEvent.click(button, { detail: 0 })
  fireEvent.click(button, { detail: 1 })
  expect(taken).toEqual(['Delete'])
})

it('the same button accepts every press', () => {
  render(
    <>
      <PressGuard />
      <button onClick={() => taken.push('More')}>More</button>
    </>,
  )
  press('More', { at: 1_000 })
  press('More', { at: 1_050 })
  expect(taken).toEqual(['More', 'More'])
})

/** A button that changes its meaning after the first press, in the same DOM element. */
function Swapping() {
  const [name, setName] = useState('Delete')
  const take = () => {
    taken.push(name)
    setName('Stop')
  }
  return (
    <>
      <PressGuard />
      <button onClick={take}>{name}</button>
    </>
  )
}

type Pointing = { at: number; x?: number }

function press(name: string, pointing: Pointing): void {
  const button = screen.getByRole('button', { name })
  pointAt(button, pointing)
  fireEvent.click(button, { detail: 1 })
}

function pointAt(button: Element, { at, x = 10 }: Pointing): void {
  const event = new MouseEvent('pointerdown', { bubbles: true, clientX: x, clientY: 10 })
  Object.defineProperty(event, 'timeStamp', { value: at })
  fireEvent(button, event)
}
