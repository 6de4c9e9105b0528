import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { previewMachine, type PreviewEvent } from '#src/notebook/machines/previewMachine.ts'
import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { stubPort } from '#tests/support/stubPort.ts'

const tree = { type: 'root' as const, children: [] }

describeMachine({
  machine: previewMachine,
  input: { text: '*Hi*' },
  events: [
    { type: 'text.changed', text: '*Ho*' },
    { type: 'markdown.read', tree },
    { type: 'markdown.refused' },
  ],
  invariants: {
    'nothing drawn that was not read': (snapshot) =>
      !snapshot.matches('drawn') || snapshot.context.tree !== null,
    'no outdated drawing once the text is shown as it is': (snapshot) =>
      !snapshot.matches('plain') || snapshot.context.tree === null,
  },
})

it('reads the newest text, and shows the one before until then', () => {
  const reader = stubPort<PreviewEvent, { text: string }>()
  const actor = createActor(previewMachine.provide({ actors: { readMarkdown: reader.actor } }), {
    input: { text: '*Hi*' },
  }).start()
  reader.say({ type: 'markdown.read', tree })
  actor.send({ type: 'text.changed', text: '*Ho*' })
  expect(reader.inputs).toEqual([{ text: '*Hi*' }, { text: '*Ho*' }])
  expect(actor.getSnapshot().value).toBe('reading')
  expect(actor.getSnapshot().context).toEqual({ text: '*Ho*', tree })
  reader.say({ type: 'markdown.refused' })
  expect(actor.getSnapshot().hasTag('plain')).toBe(true)
})
