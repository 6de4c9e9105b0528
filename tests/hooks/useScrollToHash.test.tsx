import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { Link } from 'wouter'
import { useScrollToHash } from '#src/hooks/useScrollToHash.ts'

let shown: string[] = []

beforeEach(() => {
  shown = []
  Element.prototype.scrollIntoView = recordShown
})

it('scrolls to the element that the fragment names, on arrival and whenever a link leads to it', async () => {
  history.replaceState(null, '', '/account/security#phone')
  render(<Page />)
  await userEvent.click(screen.getByRole('link', { name: 'Password' }))
  await userEvent.click(screen.getByRole('link', { name: 'Password' }))
  expect(shown).toEqual(['phone', 'password', 'password'])
})

function recordShown(this: Element): void {
  shown.push(this.id)
}

function Page() {
  useScrollToHash()
  return (
    <>
      <Link href="/account/security#password">Password</Link>
      <p id="phone">Phone</p>
      <p id="password">Password</p>
    </>
  )
}
