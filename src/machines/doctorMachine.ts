import { assign, setup } from 'xstate'
import type { Examination } from '../domain/examination.ts'
import { unprovided, type Port } from './ports.ts'

type DoctorContext = {
  /** The last examination; `null` before the first. */
  examination: Examination | null
}

export type DoctorEvent =
  | { type: 'doctor.open' }
  | { type: 'doctor.close' }
  | { type: 'doctor.again' }
  | { type: 'doctor.examined'; examination: Examination }
  | { type: 'doctor.unreachable' }

/** Opens the list if the page's address asks for it. */
export type ReadAddress = Port<DoctorEvent>

/** Examines the app's setup once. */
export type Examine = Port<DoctorEvent>

export const doctorMachine = setup({
  types: {
    context: {} as DoctorContext,
    events: {} as DoctorEvent,
    tags: {} as 'open' | 'examining' | 'unreachable',
  },
  actors: { readAddress: unprovided('readAddress'), examine: unprovided('examine') },
  actions: {
    setExamination: assign((_, { examination }: DoctorContext) => ({ examination })),
    clearExamination: assign({ examination: null }),
  },
}).createMachine({
  id: 'doctor',
  description: 'What is set up for the app and what is missing, as in npm run doctor.',
  context: { examination: null },
  invoke: { id: 'address', src: 'readAddress' },
  initial: 'closed',
  states: {
    closed: {
      on: { 'doctor.open': { target: 'open' } },
    },
    open: {
      tags: 'open',
      initial: 'examining',
      on: { 'doctor.close': { target: 'closed' } },
      states: {
        examining: {
          tags: 'examining',
          invoke: { id: 'examiner', src: 'examine' },
          on: {
            'doctor.examined': {
              target: 'examined',
              actions: { type: 'setExamination', params: ({ event }) => event },
            },
            'doctor.unreachable': { target: 'unreachable', actions: 'clearExamination' },
          },
        },
        examined: {
          on: { 'doctor.again': { target: 'examining' } },
        },
        unreachable: {
          tags: 'unreachable',
          on: { 'doctor.again': { target: 'examining' } },
        },
      },
    },
  },
})
