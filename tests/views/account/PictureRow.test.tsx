import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  accountChangeMachine,
  type AccountChangeEvent,
  type ChangeInput,
} from '#src/machines/accountChangeMachine.ts'
import { PictureRow } from '#src/views/account/PictureRow.tsx'
import { renderView } from '#tests/support/renderView.tsx'
import { stubPort } from '#tests/support/stubPort.ts'
import { ada } from '#tests/support/users.ts'

const picture = 'https://lh3.googleusercontent.com/a/ada'

it.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'https://example.com/ada.png'])(
  'never renders %s',
  (photoURL) => {
    renderRow({ ...ada, photoURL })
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByText('Your picture lies where we cannot show it from.')).toBeDefined()
  },
)

it('shows a picture from an allowed host', () => {
  renderRow({ ...ada, photoURL: picture })
  expect(document.querySelector('img')?.src).toBe(picture)
})

it('saves an address that it can show', async () => {
  const { change, person } = renderRow({ ...ada, photoURL: null })
  await person.click(screen.getByRole('button', { name: 'Add: Picture' }))
  await person.keyboard(`${picture}{Enter}`)
  expect(change.inputs).toEqual([{ typed: picture }])
})

it('removes the picture when its address is taken out', async () => {
  const { change, person } = renderRow({ ...ada, photoURL: picture })
  await person.click(screen.getByRole('button', { name: 'Change: Picture' }))
  await person.clear(screen.getByLabelText('Address of the picture'))
  await person.keyboard('{Enter}')
  expect(change.inputs).toEqual([{ typed: '' }])
})

function renderRow(user: typeof ada) {
  const change = stubPort<AccountChangeEvent, ChangeInput>()
  const flow = accountChangeMachine.provide({
    actors: { makeChange: change.actor },
    actions: { forgetChange: () => undefined },
  })
  const { auth, person } = renderView(<PictureRow user={user} flow={flow} />)
  act(() => auth.report({ type: 'session.found', user }))
  return { change, person }
}
