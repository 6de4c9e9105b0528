import { useEffect, useState, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { paths } from '../../../paths.ts'
import { emailDraftStore } from '../../../stores/emailDraftStore.ts'
import { lastMethod } from '../../../remembered/lastSignInMethod.ts'
import { forgetLastEmail, lastEmail } from '../../../remembered/lastUser.ts'
import { sharedComputerStore } from '../../../stores/sharedComputerStore.ts'
import { otherMethodsText } from '../../../text/signIn/signInMethodsText.ts'
import { LastUsed } from './LastUsed.tsx'
import styles from './ReturningPerson.module.css'

/**
 * Suggests the email of the person who last signed in here, on the forms for a password or a link, and marks
 * the password as last used. Rendered into the form through portals, because the first page must not move.
 */
export function ReturningPerson() {
  const [path] = useLocation()
  const [email, setEmail] = useState(lastEmail)
  const [method] = useState(lastMethod)
  const [place, setPlace] = useState<Element | null>(null)
  const draft = useStore(emailDraftStore, (state) => state.email)
  const isHere = path === paths.signIn || path === paths.linkSignIn
  const field = isHere ? place?.closest('main')?.querySelector<HTMLInputElement>('#email') : null
  // The suggested email stays in the field as if it had been typed.
  useEffect(
    () =>
      sharedComputerStore.subscribe(({ isShared }) => {
        if (isShared) setEmail(null)
      }),
    [],
  )
  useEffect(() => {
    // Signing up needs another email than that of the existing account.
    if (path === paths.signUp && emailDraftStore.getState().email === email)
      emailDraftStore.setState({ email: '' })
  }, [path, email])
  useEffect(() => {
    if (email && field?.value === '') suggest(email, field)
  }, [email, field])
  const forget = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const input = currentTarget.parentElement?.querySelector('input')
    forgetLastEmail()
    setEmail(null)
    emailDraftStore.setState({ email: '' })
    if (!input) return
    input.value = ''
    input.focus()
  }
  return (
    <>
      <span ref={setPlace} hidden />
      {field?.parentElement &&
        email !== null &&
        email === draft &&
        createPortal(
          <button type="button" className={styles.notYou} onClick={forget}>
            {otherMethodsText.notYou}
          </button>,
          field.parentElement,
        )}
      {field?.form &&
        path === paths.signIn &&
        method === 'password' &&
        createPortal(
          <p className={styles.submit}>
            <span className="visually-hidden">{otherMethodsText.passwordLastUsed} </span>
            <LastUsed />
          </p>,
          field.form,
        )}
    </>
  )
}

/** If the field is focused, the suggestion is selected, so that typing replaces it. */
function suggest(email: string, field: HTMLInputElement): void {
  emailDraftStore.setState({ email })
  if (document.activeElement === field) field.select()
}
