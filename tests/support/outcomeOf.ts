import { createActor, fromCallback, setup, type AnyEventObject } from 'xstate'
import type { Port } from '#src/machines/ports.ts'

type Person = { uid: string }

/** Runs a port for a person; resolves to the first event that it sends back. */
export function outcomeOf<Sent extends AnyEventObject, Input extends Person>(
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
