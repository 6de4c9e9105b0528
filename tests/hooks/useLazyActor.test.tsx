import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fromCallback, setup } from 'xstate'
import { readyActor, useLazyActor } from '#src/hooks/useLazyActor.ts'

it('an actor runs as long as its component, once its code is there', async () => {
  const { load, port, show } = lazyActor()
  load.mockResolvedValue(port.flow)
  const { unmount } = show()
  await screen.findByText('ready, active')
  expect(port.inputs).toEqual([{ uid: 'ada' }])
  unmount()
  expect(port.stopped()).toBe(1)
})

it('an actor whose code could not be loaded starts when the network returns', async () => {
  const { load, port, show } = lazyActor()
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  show()
  await screen.findByText('failed')
  load.mockResolvedValue(port.flow)
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('ready, active')
  act(() => void dispatchEvent(new Event('online')))
  expect([load.mock.calls.length, port.inputs.length]).toEqual([2, 1])
})

it('nothing is loaded while the actor is not needed', async () => {
  const { load, show } = lazyActor()
  show(false)
  await screen.findByText('loading')
  expect(load).toHaveBeenCalledTimes(0)
})

function lazyActor() {
  const inputs: unknown[] = []
  const stop = vi.fn<() => void>()
  const port = fromCallback(({ input }) => {
    inputs.push(input)
    return stop
  })
  const flow = setup({
    types: { input: {} as { uid: string } },
    actors: { port },
  }).createMachine({
    context: ({ input }) => input,
    invoke: { src: 'port', input: ({ context }) => context },
  })
  const load = vi.fn<() => Promise<typeof flow>>()
  function Running({ isNeeded }: { isNeeded: boolean }) {
    const late = useLazyActor(isNeeded ? load : null, { uid: 'ada' })
    const actorStatus = readyActor(late)?.getSnapshot().status
    return <p>{actorStatus ? `${late.status}, ${actorStatus}` : late.status}</p>
  }
  return {
    load,
    port: { flow, inputs, stopped: () => stop.mock.calls.length },
    show: (isNeeded = true) => render(<Running isNeeded={isNeeded} />),
  }
}
