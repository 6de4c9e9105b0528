import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { configuration } from '../../../domain/configuration/appConfiguration.ts'
import { signInMethods, type User } from '../../../domain/session/user.ts'
import { focusHeading } from '../../../hooks/focus.ts'
import { paths } from '../../../paths.ts'
import {
  addedMethods,
  forgetMethods,
  lostMethods,
  recordMethodsAtSignIn,
  recordMethods,
} from '../../../storage/security/knownMethods.ts'
import { lastMethod } from '../../../storage/signIn/lastUser.ts'
import {
  dismissEarlierAccess,
  earlierAccessStore,
  endedAccess,
} from '../../../stores/earlierAccessStore.ts'
import {
  dropOtherDevicesOffer,
  otherDevicesOfferStore,
} from '../../../stores/otherDevicesOfferStore.ts'
import { methodsNoticeText } from '../../../text/security/methodsNoticeText.ts'
import { identityProviderName } from '../../../text/shared/identityProviderName.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'

type Change = {
  sentence: string
  /** Where the person can do something about it. `dismisses`: following it dismisses the notice. */
  link: { href: string; label: string; dismisses?: boolean }
  dismissLabel?: string
  onDismiss: () => void
}

/** Changes in the account, with a link to review them. Announced when they appear. */
function ChangeNotice({ change }: { change: Change | null }) {
  return (
    <output>
      {change && (
        <Notice key={change.sentence} tone="calm">
          <span>{change.sentence}</span>
          <Link
            href={change.link.href}
            onClick={change.link.dismisses ? change.onDismiss : undefined}
          >
            {change.link.label}
          </Link>
          <button
            type="button"
            onClick={() => {
              focusHeading()
              change.onDismiss()
            }}
          >
            {change.dismissLabel ?? methodsNoticeText.dismiss}
          </button>
        </Notice>
      )}
    </output>
  )
}

/**
 * Shows a sign-in method that was added on another device: an intruder adds one to come back. Records the one that the
 * person has used here.
 */
export function AddedMethodsNotice({ user }: { user: User }) {
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const methods = signInMethods(user)
  const added = addedMethods(user.uid, methods).find((each) => !accepted.includes(each))
  const current = methods.join(',')
  useEffect(
    () => recordMethodsAtSignIn(user.uid, current.split(',').filter(Boolean)),
    [user.uid, current],
  )
  const changeOf = (method: string): Change => ({
    sentence: addedSentence(method),
    link: { href: rowOf(method), label: methodsNoticeText.review },
    dismissLabel: methodsNoticeText.mine,
    onDismiss: () => {
      recordMethods(user.uid, [method])
      setAccepted([...accepted, method])
    },
  })
  return <ChangeNotice change={added === undefined ? null : changeOf(added)} />
}

/** Where the account center shows a method. */
function rowOf(method: string): string {
  if (method === 'phone') return `${paths.account}#phone`
  return `${paths.security}#${method === 'password' ? method : 'connected'}`
}

function addedSentence(method: string): string {
  if (method === 'password') return methodsNoticeText.addedEmail
  if (method === 'phone') return methodsNoticeText.addedPhone
  return methodsNoticeText.added(identityProviderName(method))
}

/**
 * Shows that a sign-in method was removed. A provider that verifies an email removes all methods added before
 * the email was verified.
 */
export function LostMethodsNotice({ user }: { user: User }) {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const methods = signInMethods(user)
  const lost = lostMethods(user.uid, methods).find(
    (method) => isOn(method) && !dismissed.includes(method),
  )
  const changeOf = (method: string): Change => ({
    sentence: lostSentence(method, methods),
    link:
      method === 'password'
        ? { href: `${paths.security}#password`, label: methodsNoticeText.setPassword }
        : { href: `${paths.security}#connected`, label: methodsNoticeText.connectAgain },
    onDismiss: () => {
      forgetMethods(user.uid, [method])
      setDismissed([...dismissed, method])
    },
  })
  return <ChangeNotice change={lost === undefined ? null : changeOf(lost)} />
}

function isOn(method: string): boolean {
  if (method === 'password') return __FEATURES__.password
  return configuration.providers.includes(method)
}

function lostSentence(lost: string, methods: readonly string[]): string {
  if (lost !== 'password') return methodsNoticeText.lost(identityProviderName(lost))
  const last = lastMethod()
  return last !== null && methods.includes(last)
    ? methodsNoticeText.lostPasswordTo(identityProviderName(last))
    : methodsNoticeText.lostPassword
}

/** Shows what was ended when the account's address was first verified. */
export function EarlierAccessNotice({ uid }: { uid: string }) {
  const ended = useStore(earlierAccessStore, () => endedAccess(uid))
  const changeOf = (which: keyof typeof earlierSentences): Change => ({
    sentence: earlierSentences[which](),
    link: { href: paths.security, label: methodsNoticeText.review, dismisses: true },
    onDismiss: () => dismissEarlierAccess(uid),
  })
  return <ChangeNotice change={ended && changeOf(ended)} />
}

const earlierSentences = {
  sessions: () => methodsNoticeText.earlierSessions,
  password: () => methodsNoticeText.earlierPassword,
  passkeys: () => methodsNoticeText.earlierPasskeys,
  passwordAndPasskeys: () => methodsNoticeText.earlierPasswordAndPasskeys,
}

/** Offers to sign out all other devices after a change of the email, phone, sign-in methods, or factors. */
export function OtherDevicesOffer({ uid }: { uid: string }) {
  const isOffered = useStore(otherDevicesOfferStore, (offer) => offer.uid === uid)
  const change: Change = {
    sentence: methodsNoticeText.changed,
    link: { href: paths.devices, label: methodsNoticeText.otherDevices, dismisses: true },
    onDismiss: dropOtherDevicesOffer,
  }
  return <ChangeNotice change={isOffered ? change : null} />
}
