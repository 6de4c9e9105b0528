import { setup } from 'xstate'
import { unprovided, type Port } from '../shared/ports.ts'

export type RequiredFactorEvent =
  | { type: 'factor.used' }
  | { type: 'factor.missing' }
  /** The token can’t be read now, such as offline. */
  | { type: 'factor.unknown' }

/** Reports whether this session has used a second factor, at once and after each token change. */
export type WatchUsedFactor = Port<RequiredFactorEvent>

export const requiredFactorMachine = setup({
  types: { events: {} as RequiredFactorEvent, tags: {} as 'admitted' },
  actors: { watchUsedFactor: unprovided<WatchUsedFactor>('watchUsedFactor') },
}).createMachine({
  id: 'requiredFactor',
  description: 'Opens the account only to a session that has used a second factor.',
  invoke: { id: 'watchUsedFactor', src: 'watchUsedFactor' },
  on: {
    'factor.used': { target: '.admitted' },
    'factor.missing': { target: '.factorMissing' },
  },
  initial: 'reading',
  states: {
    reading: {
      on: {
        'factor.unknown': {
          target: 'admitted',
          description: 'The rules decide what the session may read.',
        },
      },
    },
    admitted: { tags: 'admitted' },
    factorMissing: {},
  },
})
