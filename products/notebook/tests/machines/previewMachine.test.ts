import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { previewMachine, type PreviewEvent } from '#products/notebook/machines/previewMachine.ts'
import { stubPort } from '#tests/support/fakes/stubPort.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'

const tree = { type: 'root' as const, children: [] }

describeMachine({
  machine: previewMachine,
  input: { text: '*Hi*' },
  events: [
    { type: 'text.changed', text: '*Ho*' },
    { type: 'markdown.started' },
    { type: 'markdown.parsed', tree },
    { type: 'markdown.failed' },
  ],
  invariants: {
    'a tree where it is rendered': (snapshot) =>
      !snapshot.matches('drawn') || snapshot.context.tree !== null,
    'no tree where plain text is shown': (snapshot) =>
      !snapshot.matches('plain') || snapshot.context.tree === null,
  },
})

it('parses the newest text and shows the previous one until then', () => {
  const reader = stubPort<PreviewEvent, { text: string }>()
  const actor = createActor(previewMachine.provide({ actors: { parseMarkdown: reader.actor } }), {
    input: { text: '*Hi*' },
  }).start()
  reader.sendBack({ type: 'markdown.parsed', tree })
  actor.send({ type: 'text.changed', text: '*Ho*' })
  expect(reader.inputs).toEqual([{ text: '*Hi*' }, { text: '*Ho*' }])
  expect(actor.getSnapshot().value).toEqual({ reading: 'starting' })
  expect(actor.getSnapshot().context).toEqual({ text: '*Ho*', tree })
  reader.sendBack({ type: 'markdown.failed' })
  expect(actor.getSnapshot().matches('plain')).toBe(true)
})

it('a worker that loads slowly has as much time to parse as another', () => {
  const reader = stubPort<PreviewEvent, { text: string }>()
  const clock = new SimulatedClock()
  const machine = previewMachine.provide({ actors: { parseMarkdown: reader.actor } })
  const actor = createActor(machine, { input: { text: '*Hi*' }, clock }).start()
  clock.increment(20_000)
  reader.sendBack({ type: 'markdown.started' })
  clock.increment(9_999)
  expect(actor.getSnapshot().value).toEqual({ reading: 'parsing' })
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('plain')
})
