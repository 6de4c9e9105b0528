import { createActor, fromCallback, setup, type AnyEventObject } from 'xstate'
import type { Port } from '#src/machines/ports.ts'

type Person = { uid: string }

/** Runs a port for a person; resolves to the first event that it sends back. */
export function outcomeOf<Sent extends AnyEventObject>(
  port: Port<Sent, Person>,
  input: Person,
): Promise<AnyEventObject> {
  return new Promise((resolve) => {
    const actors = { port: fromCallback<AnyEventObject, Person>(port) }
    const listener = setup({ actors }).createMachine({
      invoke: { src: 'port', input },
      on: { '*': { actions: ({ event }) => resolve(event) } },
    })
    createActor(listener).start()
  })
}
