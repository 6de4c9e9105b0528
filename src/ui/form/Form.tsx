import type { ReactNode, SubmitEvent } from 'react'
import { focusRegionOf } from '../../hooks/focus.ts'
import { usePrerenderedElement } from '../../startup/usePrerenderedElement.ts'
import { readForm } from './readForm.ts'
import styles from './Form.module.css'

type FormProps = {
  /** Called once all fields are valid, with a function that reads a field by name. */
  onSubmit: (valueOf: (name: string) => string, form: HTMLFormElement) => void
  children: ReactNode
}

/** A form with uncontrolled fields. */
export function Form({ onSubmit, children }: FormProps) {
  const form = usePrerenderedElement<HTMLFormElement>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    keepFocus(event.currentTarget)
    onSubmit(readForm(event.currentTarget), event.currentTarget)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      {children}
    </form>
  )
}

/** Moves the focus out of the failure notice, which disappears on submit together with its button. */
function keepFocus(form: HTMLFormElement): void {
  const region = document.activeElement?.closest('[role="alert"]')
  if (!region) return
  const button = form.querySelector<HTMLElement>('[type="submit"]:not([role="alert"] *)')
  if (button) button.focus()
  else focusRegionOf(region)
}
