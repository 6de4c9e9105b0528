import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageHeading } from '#src/ui/page/PageHeading.tsx'
import { EditorLoadFailed } from '#src/views/account/EditorLoadFailed.tsx'

it('shows in its row that an editor couldn’t be loaded, and leaves the page its title', () => {
  render(
    <>
      <PageHeading title="Account" />
      <EditorLoadFailed renderButtons={() => <button>Cancel</button>} />
    </>,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Account'])
  expect(document.title).toMatch(/^Account/)
  expect(screen.getByRole('alert').textContent).toBe(
    'Check your connection, then go back or reload this page.Reload page',
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reload page' }))
})
