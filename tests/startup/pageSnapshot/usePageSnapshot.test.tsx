import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { product } from '#product/product.ts'
import { App } from '#src/app/App.tsx'
import { withDefaults } from '#src/app/withDefaults.ts'
import type { Claims } from '#src/domain/session/claims.ts'
import { claimsLogic } from '#src/firebase/session/claims.ts'
import { questionsLogic } from '#src/firebase/signUp/questions.ts'
import { BarLayout } from '#src/layouts/BarLayout.tsx'
import { SessionScope } from '#src/layouts/signedIn/SessionScope.tsx'
import { claimsMachine, type ClaimsEvent } from '#src/machines/session/claimsMachine.ts'
import { questionsMachine, type QuestionsEvent } from '#src/machines/signUp/questionsMachine.ts'
import type { ProductLocalData } from '#src/product/contract.ts'
import { setProduct } from '#src/product/currentProduct.ts'
import { UserContext } from '#src/providers/AuthProvider.tsx'
import { syncPageSnapshot } from '#src/startup/pageSnapshot/syncPageSnapshot.ts'
import { usePageSnapshot } from '#src/startup/pageSnapshot/usePageSnapshot.ts'
import { LoadFailedPage } from '#src/ui/notice/ErrorPage.tsx'
import { withRequiredClaims } from '#src/views/session/withRequiredClaims.tsx'
import { QuestionsGate } from '#src/views/signUp/QuestionsGate.tsx'
import { stubAuth } from '#tests/support/fakes/stubAuth.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { ada } from '#tests/support/users.ts'
import { WithLogic } from '#tests/support/WithLogic.tsx'

const shown = vi.hoisted(() => ({ page: (() => null) as ComponentType }))
vi.mock('#src/app/Pages.tsx', () => ({
  Pages: () => (
    <Suspense>
      <UserContext value={ada}>
        <SessionScope>
          <shown.page />
        </SessionScope>
      </UserContext>
    </Suspense>
  ),
}))
/** What the build asks for. */
vi.hoisted(() => vi.stubGlobal('__QUESTIONS__', { fields: [], terms: '2' }))

setProduct({
  ...withDefaults(product),
  Scope: async () => (props: { children: ReactNode }) => props.children,
  localData: async () => ({}) as ProductLocalData,
})

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div><div id="page-snapshot"><p>Milk</p></div>'
})

it('the page of the last visit stays until its own page is ready', async () => {
  const { show } = open(() => <Notes isShown={false} />)
  await settled()
  expect(slot()).not.toBeNull()
  show(() => <Notes isShown />)
  await waitFor(() => expect(slot()).toBeNull())
})

it('the page of the last visit makes room for the terms that a person has to agree to', async () => {
  const reading = stubPort<QuestionsEvent>()
  const logic = questionsMachine.provide({ actors: { readAnswers: reading.actor } })
  open(() => (
    <WithLogic of={questionsLogic} as={logic}>
      <QuestionsGate>
        <Notes isShown={false} />
      </QuestionsGate>
    </WithLogic>
  ))
  await settled()
  expect(slot()).not.toBeNull()
  act(() => reading.sendBack({ type: 'answers.read', given: { answers: {}, terms: '1' } }))
  await waitFor(() => expect(slot()).toBeNull())
  expect(screen.queryByLabelText(/^I agree/)).not.toBeNull()
})

it('the page of the last visit makes room for the error if its own page crashes', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const { show } = open(() => <Notes isShown={false} />)
  await settled()
  show(() => {
    throw new Error('It crashes.')
  })
  await waitFor(() => expect(slot()).toBeNull())
  expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeNull()
  errors.mockRestore()
})

it('the page of the last visit makes room for the error if the first render crashes', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  open(() => {
    throw new Error('It crashes.')
  })
  await waitFor(() => expect(slot()).toBeNull())
  errors.mockRestore()
})

it('the page of the last visit makes room for the notice that code of its own page can’t be loaded', async () => {
  open(() => (
    <Notes isShown={false}>
      <LoadFailedPage />
    </Notes>
  ))
  await waitFor(() => expect(slot()).toBeNull())
  expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeNull()
})

it('the page of the last visit makes room for the error if its own page crashes before it is complete', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  open(() => (
    <Notes isShown={false}>
      <CrashOnceRendered />
    </Notes>
  ))
  await waitFor(() => expect(slot()).toBeNull())
  expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeNull()
  errors.mockRestore()
})

it('the page of the last visit makes room if the person no longer has access to it', async () => {
  const { openClaimed, reportClaims } = claimedNotes()
  openClaimed()
  await settled()
  expect(slot()).not.toBeNull()
  reportClaims({})
  await waitFor(() => expect(slot()).toBeNull())
})

it('the page of the last visit stays while the code of a page for some people is loading', async () => {
  const { openClaimed, reportClaims, arrive } = claimedNotes()
  openClaimed()
  reportClaims({ staff: true })
  await settled()
  expect(slot()).not.toBeNull()
  arrive()
  await screen.findByText('the notes')
  await waitFor(() => expect(slot()).toBeNull())
})

function Notes({ isShown, children }: { isShown: boolean; children?: ReactNode }) {
  usePageSnapshot({ isShown, isConfirmed: false, version: isShown, storePage: () => undefined })
  return <BarLayout>{children ?? (isShown ? 'the notes' : 'no rows yet')}</BarLayout>
}

function CrashOnceRendered(): ReactNode {
  useLayoutEffect(() => {
    throw new Error('It crashes.')
  }, [])
  return null
}

/** The notes as a page for staff, whose claims and code arrive on command. */
function claimedNotes() {
  const watching = stubPort<ClaimsEvent>()
  let arrive: (view: ComponentType) => void
  const loading = new Promise<ComponentType>((resolve) => (arrive = resolve))
  const logic = claimsMachine.provide({ actors: { watchClaims: watching.actor } })
  const WithRequiredClaims = withRequiredClaims(() => loading, { claim: 'staff' })
  return {
    openClaimed: () =>
      open(() => (
        <WithLogic of={claimsLogic} as={logic}>
          <BarLayout>
            <WithRequiredClaims />
          </BarLayout>
        </WithLogic>
      )),
    reportClaims: (claims: Claims) => act(() => watching.sendBack({ type: 'claims.read', claims })),
    arrive: () => arrive(() => <Notes isShown />),
  }
}

/** Renders the app with a page beside the slot, as in the HTML. */
function open(page: ComponentType) {
  shown.page = page
  const auth = stubAuth()
  syncPageSnapshot(auth.actor)
  act(() => auth.actor.send({ type: 'session.found', user: ada }))
  const app = () => <App actor={auth.actor} />
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no root.')
  const { rerender } = render(app(), { container })
  return {
    show: (next: ComponentType) => {
      shown.page = next
      rerender(app())
    },
  }
}

/** Observers and frames have run. */
async function settled(): Promise<void> {
  await act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}

function slot(): HTMLElement | null {
  return document.getElementById('page-snapshot')
}
