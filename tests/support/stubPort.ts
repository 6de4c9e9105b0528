import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate'
import type { NonReducibleUnknown } from 'xstate'

type StubPort<Sent extends EventObject, Input, Received extends EventObject> = {
  /** Goes into `provide`. */
  actor: CallbackActorLogic<Received, Input>
  /** What it was asked, in order. */
  inputs: Input[]
  /** Lets the port at work send an event to its machine. */
  say: (event: Sent) => void
}

/** A port that does nothing but note what it is asked, and says what a test makes it say. */
export function stubPort<
  Sent extends EventObject,
  Input = NonReducibleUnknown,
  Received extends EventObject = EventObject,
>(): StubPort<Sent, Input, Received> {
  const inputs: Input[] = []
  const voices: ((event: Sent) => void)[] = []
  const actor = fromCallback<Received, Input>(({ input, sendBack }) => {
    inputs.push(input)
    voices.push(sendBack)
  })
  return { actor, inputs, say: (event) => voices.at(-1)?.(event) }
}
