import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { readForm } from './readForm.ts'
import { takeOver } from './takeOver.ts'
import styles from './Form.module.css'

type FormProps = {
  /** Called once the browser finds every field right, with a function that reads a field. */
  onSubmit: (valueOf: (name: string) => string) => void
  children: ReactNode
}

/** A form whose fields keep what was typed until the page is left. */
export function Form({ onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  // Only now do its fields judge what stands in them, and do the flows run that it sends to.
  useEffect(() => takeOver(form.current), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    keepFocus(event.currentTarget)
    onSubmit(readForm(event.currentTarget))
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      {children}
    </form>
  )
}

/** The notice with its own button goes away when the form is sent; the focus must not go with it. */
function keepFocus(form: HTMLFormElement): void {
  const region = document.activeElement?.closest<HTMLElement>('[role="alert"]')
  if (!region) return
  const button = form.querySelector<HTMLElement>('[type="submit"]:not([role="alert"] *)')
  if (!button) region.tabIndex = -1
  const place = button ?? region
  place.focus()
}
