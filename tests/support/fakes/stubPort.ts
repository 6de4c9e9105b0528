import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate'
import type { NonReducibleUnknown } from 'xstate'

type StubPort<Sent extends EventObject, Input, Received extends EventObject> = {
  /** For `provide`. */
  actor: CallbackActorLogic<Received, Input>
  /** The inputs it received, in order. */
  inputs: Input[]
  /** The events from its machine, in order. */
  received: Received[]
  /** Makes the running port send an event to its machine. */
  sendBack: (event: Sent) => void
}

/** A port that only records its inputs, and sends events on the test's command. */
export function stubPort<
  Sent extends EventObject,
  Input = NonReducibleUnknown,
  Received extends EventObject = EventObject,
>(): StubPort<Sent, Input, Received> {
  const inputs: Input[] = []
  const received: Received[] = []
  const listeners: ((event: Sent) => void)[] = []
  const actor = fromCallback<Received, Input>(({ input, sendBack, receive }) => {
    inputs.push(input)
    receive((event) => received.push(event))
    listeners.push(sendBack)
  })
  return { actor, inputs, received, sendBack: (event) => listeners.at(-1)?.(event) }
}
