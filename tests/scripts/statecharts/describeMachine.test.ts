import { describeMachine } from '#tests/support/statechart/describeMachine.ts'
import { actorDone } from '#tests/support/statechart/machineModel.ts'
import { doorEvents } from './machines/doorEvents.ts'
import { doorMachine } from './machines/doorMachine.ts'
import { uploadMachine } from './machines/uploadMachine.ts'

describeMachine({
  machine: doorMachine,
  events: doorEvents,
  volatileContext: ['openedAt'],
  forbidden: ['error.power'],
  invariants: {
    'a time exactly while the door is open': (snapshot) =>
      snapshot.matches({ unlocked: 'open' }) === (snapshot.context.openedAt !== null),
    'at most two tries': (snapshot) => snapshot.context.tries <= 2,
  },
})

describeMachine({
  machine: uploadMachine,
  input: { limit: 10 },
  events: [
    { type: 'file.chosen', size: 10 },
    { type: 'file.chosen', size: 11 },
    { type: 'cancelled' },
    { type: 'resumed' },
    { type: 'link.lost' },
    { type: 'link.back' },
    { type: 'closed' },
    actorDone('send'),
  ],
})
