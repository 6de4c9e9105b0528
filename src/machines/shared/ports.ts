import {
  fromCallback,
  type CallbackLogicFunction,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate'

/**
 * What a machine needs from the outside: it starts work and sends events back. Typing those events
 * turns a misspelled one into a compile error, which `fromCallback` alone does not.
 */
export type Port<
  Sent extends EventObject,
  Input = NonReducibleUnknown,
  Received extends EventObject = EventObject,
> = CallbackLogicFunction<Received, Sent, Input>

/**
 * A placeholder for a port until `firebase` provides the real one. Starting it throws with its
 * name.
 */
export function unprovided<Input = NonReducibleUnknown, Received extends EventObject = EventObject>(
  name: string,
) {
  return fromCallback<Received, Input>(() => fail(name))
}

/**
 * A placeholder for an action until `firebase` provides the real one. Running it throws with its
 * name.
 */
export function unprovidedAction(name: string) {
  return () => fail(name)
}

function fail(name: string): never {
  throw new Error(`"${name}" was not provided.`)
}
