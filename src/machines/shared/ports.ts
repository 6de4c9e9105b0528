import {
  fromCallback,
  type AnyEventObject,
  type CallbackActorLogic,
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

type AnyPort = (run: never) => unknown
type InputOf<P extends AnyPort> = Parameters<P>[0] extends { input: infer Input } ? Input : never
type ReceivedBy<P extends AnyPort> = Parameters<P>[0] extends {
  receive: (listener: (event: infer Received extends EventObject) => void) => void
}
  ? Received
  : never

/**
 * A placeholder for a port until `firebase` provides the real one. Starting it throws with its
 * name.
 */
export function requiredPort<P extends AnyPort = Port<EventObject>>() {
  return fromCallback<ReceivedBy<P>, InputOf<P>>(({ self: { src } }) =>
    fail(typeof src === 'string' ? src : 'port'),
  )
}

type PortOf<Actor> =
  Actor extends CallbackActorLogic<infer Received, infer Input>
    ? Port<AnyEventObject, Input, Received>
    : never

type PortsOf<Actors> = { [Name in keyof Actors]: PortOf<Actors[Name]> }

/** The `actors` for a machine's `provide`, which determines the names and types of the ports. */
export function portsOf<Actors>(ports: PortsOf<NoInfer<Actors>>): Actors
export function portsOf(ports: Record<string, CallbackLogicFunction>): Record<string, unknown> {
  const actors = Object.entries(ports).map(([name, port]) => [name, fromCallback(port)] as const)
  return Object.fromEntries(actors)
}

/** The input of a port that only needs the account whose data it works on. */
export function uidIn({ context: { uid } }: { context: { uid: string } }): { uid: string } {
  return { uid }
}

/**
 * A placeholder for an action until `firebase` provides the real one. Running it throws with its
 * name.
 */
export function requiredAction(name: string) {
  return () => fail(name)
}

function fail(name: string): never {
  throw new Error(`"${name}" was not provided.`)
}
