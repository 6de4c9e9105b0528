import { act, cleanup, configure, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setup, type ActorRefFrom } from 'xstate'
import { useInspectedActor, useInspectedMachine } from '#src/hooks/useInspectedActor.ts'
import { renderView } from '#tests/support/renderView.tsx'

afterEach(() => configure({ reactStrictMode: false }))

const logic = setup({
  types: { events: {} as { type: 'finish' }, output: {} as string },
}).createMachine({
  initial: 'working',
  output: 'its work',
  states: { working: { on: { finish: { target: 'finished' } } }, finished: { type: 'final' } },
})

it.each([false, true])(
  'calls back once with the output of an actor that is done, strict mode: %s',
  (reactStrictMode) => {
    configure({ reactStrictMode })
    const outputs: string[] = []
    function Working() {
      const actor = useInspectedActor(logic, { onDone: (output) => outputs.push(output) })
      return <button onClick={() => actor.send({ type: 'finish' })}>Finish</button>
    }
    const { auth } = renderView(<Working />)
    act(() => auth.report({ type: 'session.missing' }))
    expect(outputs).toEqual([])
    fireEvent.click(screen.getByRole('button'))
    expect(outputs).toEqual(['its work'])
  },
)

it('calls nothing back for an actor whose component unmounts before it is done', () => {
  const outputs: string[] = []
  const actors: ActorRefFrom<typeof logic>[] = []
  function Working() {
    const actor = useInspectedActor(logic, { onDone: (output) => outputs.push(output) })
    return <button onClick={() => actors.push(actor)}>Keep</button>
  }
  const { auth } = renderView(<Working />)
  act(() => auth.report({ type: 'session.missing' }))
  fireEvent.click(screen.getByRole('button'))
  cleanup()
  for (const actor of actors) actor.send({ type: 'finish' })
  expect([actors.length, outputs]).toEqual([1, []])
})

function ShownState() {
  const [snapshot, actor] = useInspectedMachine(logic)
  return <button onClick={() => actor.send({ type: 'finish' })}>{snapshot.value}</button>
}

it('renders each new snapshot of the actor', () => {
  const { auth } = renderView(<ShownState />)
  act(() => auth.report({ type: 'session.missing' }))
  const button = screen.getByRole('button', { name: 'working' })
  fireEvent.click(button)
  expect(button.textContent).toBe('finished')
})
