import { actorDone, actorFailed } from '#tests/support/statechart/machineModel.ts'

/** All events of the door. */
export const doorEvents = [
  { type: 'code.entered', code: '1234' },
  { type: 'code.cleared' },
  { type: 'door.opened' },
  { type: 'door.closed' },
  { type: 'error.sensor' },
  { type: 'error.power' },
  { type: 'repaired' },
  { type: 'scrapped' },
  actorDone('check'),
  actorFailed('check', new Error('wrong code')),
] as const
