import { createActor, fromCallback, setup, type AnyEventObject } from 'xstate'
import type { Port } from '#src/machines/shared/ports.ts'

/** Runs a port. Resolves to the first event that it sends. */
export function firstEventOf<Sent extends AnyEventObject, Input>(
  port: Port<Sent, Input>,
  input: Input,
): Promise<AnyEventObject> {
  return new Promise((resolve) => {
    const actors = { port: fromCallback<AnyEventObject>((run) => port({ ...run, input })) }
    const listener = setup({ actors }).createMachine({
      invoke: { src: 'port' },
      on: { '*': { actions: ({ event }) => resolve(event) } },
    })
    createActor(listener).start()
  })
}
