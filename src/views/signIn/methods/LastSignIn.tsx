import { useEffect, useState, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { useWorkEmailDraft } from '../../../hooks/useWorkEmail.ts'
import { paths } from '../../../paths.ts'
import { forgetLastUser, lastEmail, lastMethod } from '../../../storage/signIn/lastUser.ts'
import { emailDraftStore } from '../../../stores/emailDraftStore.ts'
import { sharedComputerStore } from '../../../stores/sharedComputerStore.ts'
import { otherMethodsText } from '../../../text/signIn/signInMethodsText.ts'
import { LastUsed } from './MethodButton.tsx'
import styles from './LastSignIn.module.css'

/**
 * Suggests the email of the person who last signed in here, with a button that forgets this person. Belongs in an
 * `EmailField`.
 */
export function LastEmail() {
  const [path] = useLocation()
  const [email, setEmail] = useState(lastEmail)
  const draft = useStore(emailDraftStore, (state) => state.email)
  // The suggested email stays in the field as if it had been typed.
  useEffect(
    () =>
      sharedComputerStore.subscribe(({ isShared }) => {
        if (isShared) setEmail(null)
      }),
    [],
  )
  useEffect(() => {
    if (email && emailDraftStore.getState().email === '') emailDraftStore.setState({ email })
  }, [email])
  useEffect(() => {
    // Signing up needs another email than that of the existing account.
    if (path === paths.signUp && emailDraftStore.getState().email === email)
      emailDraftStore.setState({ email: '' })
  }, [path, email])
  if (email === null || email !== draft) return null
  const forget = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    forgetLastUser()
    setEmail(null)
    emailDraftStore.setState({ email: '' })
    const field = form?.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement)) return
    field.value = ''
    field.focus()
  }
  return (
    <button type="button" className={styles.notYou} onClick={forget}>
      {otherMethodsText.notYou}
    </button>
  )
}

/** Marks the password as the last used method, along the upper edge of the form's button. */
export function PasswordLastUsed() {
  const [method] = useState(lastMethod)
  const leadsElsewhere = useWorkEmailDraft() !== null
  if (method !== 'password' || leadsElsewhere) return null
  return (
    <p className={styles.submit}>
      <span className="visually-hidden">{otherMethodsText.passwordLastUsed} </span>
      <LastUsed />
    </p>
  )
}
