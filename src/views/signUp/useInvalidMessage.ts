import { useState, type InvalidEvent } from 'react'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * The error of a field that keeps the form from being submitted, until the field changes.
 *
 * @param messageFor returns the sentence for what is wrong.
 */
export function useInvalidMessage(messageFor: (control: Control) => string) {
  const [problem, setProblem] = useState<string | null>(null)
  return {
    problem,
    handlers: {
      onInvalid: (event: InvalidEvent<Control>) => {
        event.preventDefault()
        setProblem(messageFor(event.currentTarget))
        event.currentTarget.form?.querySelector<HTMLElement>(':is(input, select):invalid')?.focus()
      },
      onChange: () => setProblem(null),
    },
  }
}
