import { fromCallback, type EventObject, type NonReducibleUnknown } from 'xstate'

/**
 * A port that does nothing but note what it is asked, and says what a test makes it say.
 *
 * @returns the actor for `provide`, the inputs so far, and the port's voice.
 */
export function stubPort<Sent extends EventObject, Input = NonReducibleUnknown>() {
  const inputs: Input[] = []
  const listeners: ((event: Sent) => void)[] = []
  const actor = fromCallback<EventObject, Input>(({ input, sendBack }) => {
    inputs.push(input)
    listeners.push(sendBack)
  })
  return { actor, inputs, say: (event: Sent) => listeners.at(-1)?.(event) }
}
