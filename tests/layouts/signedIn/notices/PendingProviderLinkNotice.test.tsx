import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pendingProviderLinkLogic } from '#src/firebase/signIn/identityProviders/pendingProviderLink.ts'
import { PendingProviderLinkNotice } from '#src/layouts/signedIn/notices/PendingProviderLinkNotice.tsx'
import {
  pendingProviderLinkMachine,
  type PendingProviderLinkEvent,
} from '#src/machines/signIn/pendingProviderLinkMachine.ts'
import { failed } from '#tests/support/failures.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { renderView } from '#tests/support/renderView.tsx'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

describe('a provider that waits to be connected', () => {
  it('is connected once the person agrees; a failure is shown and can be retried', async () => {
    const { person, find, link } = renderPending()
    expect(find.inputs).toEqual([{ email: 'ada@example.com' }])
    act(() => find.sendBack({ type: 'pendingProviderLink.found', providerId: 'google.com' }))
    expect(link.inputs).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Connect it' }))
    expect(document.activeElement?.tagName).toBe('OUTPUT')
    expect(screen.queryByText('Connecting Google…')).not.toBeNull()
    act(() => link.sendBack(failed('network-request-failed')))
    expect(screen.queryByText('Google couldn’t be connected.')).not.toBeNull()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(document.activeElement?.tagName).toBe('OUTPUT')
    act(() => link.sendBack({ type: 'change.made' }))
    expect(screen.queryByText('Google is now connected.')).not.toBeNull()
    expect(link.inputs).toHaveLength(2)
  })

  it('is dropped if the person declines', async () => {
    const { person, find, link, dropped } = renderPending()
    act(() => find.sendBack({ type: 'pendingProviderLink.found', providerId: 'google.com' }))
    await person.click(screen.getByRole('button', { name: 'Not now' }))
    expect(dropped).toEqual(['gone'])
    expect(link.inputs).toEqual([])
    expect(screen.queryByText(/You came with Google before/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('leaves the focus on the page’s heading once its success is dismissed', async () => {
    const { person, find, link } = renderPending()
    act(() => find.sendBack({ type: 'pendingProviderLink.found', providerId: 'google.com' }))
    await person.click(screen.getByRole('button', { name: 'Connect it' }))
    act(() => link.sendBack({ type: 'change.made' }))
    await person.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })
})

function renderPending() {
  const find = stubPort<PendingProviderLinkEvent, { email: string | null }>()
  const link = stubPort<PendingProviderLinkEvent>()
  const dropped: string[] = []
  const logic = pendingProviderLinkMachine.provide({
    actors: { findPendingProviderLink: find.actor, linkPendingProvider: link.actor },
    actions: { dropPendingProviderLink: () => void dropped.push('gone') },
  })
  const view = renderView(
    <WithLogic of={pendingProviderLinkLogic} as={logic}>
      <h1 tabIndex={-1}>Notes</h1>
      <PendingProviderLinkNotice email="ada@example.com" />
    </WithLogic>,
  )
  act(() => view.auth.report({ type: 'session.found', user: ada }))
  return { ...view, find, link, dropped }
}
