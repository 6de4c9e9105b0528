import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fromCallback, setup } from 'xstate'
import { useLazyActor } from '#src/hooks/useLazyImport.ts'

it('an actor runs as long as its component, once its code is there', async () => {
  const { load, port, show } = lazyActor()
  load.mockResolvedValue(port.flow)
  const { unmount } = show()
  await screen.findByText('active')
  expect(port.inputs).toEqual([{ uid: 'ada' }])
  unmount()
  expect(port.stopped()).toBe(1)
})

it('an actor whose code could not be loaded starts when the network returns', async () => {
  const { load, port, show } = lazyActor()
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  show()
  await screen.findByText('missing')
  load.mockResolvedValue(port.flow)
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByText('active')
  act(() => void dispatchEvent(new Event('online')))
  expect([load.mock.calls.length, port.inputs.length]).toEqual([2, 1])
})

it('nothing is loaded while the actor is not needed', async () => {
  const { load, show } = lazyActor()
  show(false)
  await screen.findByText('none')
  expect(load).toHaveBeenCalledTimes(0)
})

it('an actor stops while it is not needed, and then another one starts', async () => {
  const { load, port, show } = lazyActor()
  load.mockResolvedValue(port.flow)
  const { show: showAgain } = show()
  await screen.findByText('active')
  showAgain(false)
  expect([port.stopped(), screen.queryByText('none')]).toEqual([1, expect.anything()])
  showAgain(true)
  await screen.findByText('active')
  expect(port.inputs).toEqual([{ uid: 'ada' }, { uid: 'ada' }])
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
    const { actor, hasLoadFailed } = useLazyActor(isNeeded ? load : null, { uid: 'ada' })
    return <p>{actor?.getSnapshot().status ?? (hasLoadFailed ? 'missing' : 'none')}</p>
  }
  return {
    load,
    port: { flow, inputs, stopped: () => stop.mock.calls.length },
    show: (isNeeded = true) => {
      const { rerender, unmount } = render(<Running isNeeded={isNeeded} />)
      return {
        unmount,
        show: (isStillNeeded: boolean) => rerender(<Running isNeeded={isStillNeeded} />),
      }
    },
  }
}
