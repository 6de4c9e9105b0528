import { expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { createTrace, type TraceBatch } from '#src/local/trace.ts'

const formMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'submit'; password: string } | { type: 'refused' } | { type: 'taken' },
  },
  actions: { countTry: assign({ tries: ({ context }) => context.tries + 1 }) },
  guards: { hasTriedTwice: ({ context }) => context.tries >= 2 },
}).createMachine({
  id: 'form',
  context: { tries: 0 },
  initial: 'idle',
  states: {
    idle: { on: { submit: { target: 'sending', actions: 'countTry' } } },
    sending: { on: { refused: { target: 'judging' } } },
    judging: { always: [{ guard: 'hasTriedTwice', target: 'over' }, { target: 'idle' }] },
    over: {},
  },
})

test('what machines do in one task is told at once, passwords as stars', async () => {
  const { tell, form } = openForm()
  form.send({ type: 'submit', password: 'open-sesame' })
  form.send({ type: 'refused' })
  expect(tell).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce())
  expect(tell.mock.calls).toEqual([
    [
      {
        lines: [
          { event: { type: 'xstate.init' }, context: null },
          { event: { type: 'xstate.init' }, context: { tries: 0 } },
          { event: { type: 'submit', password: '***' }, context: null },
          { event: { type: 'submit', password: '***' }, context: { tries: 1 } },
          { event: { type: 'refused' }, context: null },
        ].map((line) => JSON.stringify(line)),
        taken: ['form.idle|submit|0', 'form.sending|refused|0', 'form.judging||1'],
      },
    ],
  ])
})

test('a transition is told the first time that it is taken in a page, by whichever actor', async () => {
  const { tell, form, inspect } = openForm()
  const another = createActor(formMachine.provide({}), { inspect }).start()
  for (const actor of [form, form, another]) {
    actor.send({ type: 'submit', password: 'open-sesame' })
    actor.send({ type: 'refused' })
  }
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce())
  expect(tell.mock.calls[0]?.[0].taken).toEqual([
    'form.idle|submit|0',
    'form.sending|refused|0',
    'form.judging||1',
    'form.judging||0',
  ])
})

test('a later task is told apart, and an event that no state answers takes nothing', async () => {
  const { tell, form } = openForm()
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce())
  form.send({ type: 'taken' })
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2))
  const line = JSON.stringify({ event: { type: 'taken' }, context: null })
  expect(tell.mock.calls[1]).toEqual([{ lines: [line], taken: [] }])
})

test('what was done just before the page goes is told at once, and not again', async () => {
  const { tell, form } = openForm()
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce())
  form.send({ type: 'submit', password: 'open-sesame' })
  dispatchEvent(new Event('pagehide'))
  expect(tell.mock.calls[1]?.[0].taken).toEqual(['form.idle|submit|0'])
  form.send({ type: 'refused' })
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(3))
  expect(tell.mock.calls[2]?.[0].taken).toEqual(['form.sending|refused|0', 'form.judging||1'])
})

function openForm() {
  const tell = vi.fn<(batch: TraceBatch) => void>()
  const inspect = createTrace(tell)
  return { tell, inspect, form: createActor(formMachine, { inspect }).start() }
}
