import {
  fromCallback,
  type CallbackLogicFunction,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate'

/**
 * What a machine needs from the world: it starts work and sends back facts. Typing the events that
 * it may send makes a misspelt one a compile error, which `fromCallback` alone does not.
 */
export type Port<
  Sent extends EventObject,
  Input = NonReducibleUnknown,
  Received extends EventObject = EventObject,
> = CallbackLogicFunction<Received, Sent, Input>

/** Stands for a port until `src/actors` provides the real one; starting it fails by name. */
export function unprovided<Input = NonReducibleUnknown, Received extends EventObject = EventObject>(
  name: string,
) {
  return fromCallback<Received, Input>(() => fail(name))
}

/** Stands for a side effect until `src/actors` provides the real one; running it fails by name. */
export function unprovidedAction(name: string) {
  return () => fail(name)
}

function fail(name: string): never {
  throw new Error(`"${name}" was not provided.`)
}
