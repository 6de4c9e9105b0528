import { fromCallback } from 'xstate'
import { deliverRows, reviveRows, watchOutbox } from '../../firebase/notes/outbox.ts'
import { outboxMachine } from '../../machines/outboxMachine.ts'
import { agreeOnDevice } from './deviceTerms.ts'

agreeOnDevice()

/** Bringing the person's words to the server, wired to this device and to Firestore. */
export const outboxFlow = outboxMachine.provide({
  actors: {
    watchOutbox: fromCallback(watchOutbox),
    deliverRows: fromCallback(deliverRows),
    reviveRows: fromCallback(reviveRows),
  },
})
