import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { guardDoubleClicks } from '#src/layouts/frame/guardDoubleClicks.ts'

let taken: string[]

beforeEach(() => {
  taken = []
  onTestFinished(guardDoubleClicks())
})

it('the second click of a double click does not hit what has replaced the button', () => {
  render(<Swapping />)
  click('Delete', 1)
  click('Stop', 2)
  expect(taken).toEqual(['Delete'])
})

it('the third of three quick clicks does not hit it, either', () => {
  render(<Swapping />)
  click('Delete', 1)
  click('Stop', 2)
  click('Stop', 3)
  expect(taken).toEqual(['Delete'])
})

it('a later click hits it', () => {
  render(<Swapping />)
  click('Delete', 1)
  click('Stop', 1)
  expect(taken).toEqual(['Delete', 'Stop'])
})

it('the keyboard activates it at once', () => {
  render(<Swapping />)
  click('Delete', 1)
  click('Stop', 0)
  expect(taken).toEqual(['Delete', 'Stop'])
})

it('the same button accepts every click', () => {
  render(<button onClick={() => taken.push('More')}>More</button>)
  click('More', 1)
  click('More', 2)
  expect(taken).toEqual(['More', 'More'])
})

/** A button that changes its meaning after the first click, in the same DOM element. */
function Swapping() {
  const [name, setName] = useState('Delete')
  const take = () => {
    taken.push(name)
    setName('Stop')
  }
  return <button onClick={take}>{name}</button>
}

/** @param count how many clicks there were in quick succession, as browsers count them. */
function click(name: string, count: number): void {
  fireEvent.click(screen.getByRole('button', { name }), { detail: count })
}
