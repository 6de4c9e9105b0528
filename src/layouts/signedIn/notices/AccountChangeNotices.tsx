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
  removedMethods,
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
import { actionText } from '../../../text/shared/actionText.ts'
import { identityProviderName } from '../../../text/shared/identityProviderName.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'

type Change = {
  sentence: string
  /** Where the person can do something about it. `dismisses`: following it dismisses the notice. */
  link: { href: string; label: string; dismisses?: boolean }
  dismissLabel?: string
  onDismiss: () => void
}

/** Changes in the account, one at a time, with a link to review them. Announced when they appear. */
export function AccountChangeNotices({ user }: { user: User }) {
  const added = useAddedMethod(user)
  const removed = useRemovedMethod(user)
  const ended = useEndedAccess(user.uid)
  const offer = useOtherDevicesOffer(user.uid)
  const change = added ?? removed ?? ended ?? offer
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
            {change.dismissLabel ?? actionText.dismiss}
          </button>
        </Notice>
      )}
    </output>
  )
}

/**
 * A sign-in method that was added on another device: an intruder adds one to come back. Records the one that the
 * person has used here.
 */
function useAddedMethod(user: User): Change | null {
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const methods = signInMethods(user)
  const added = addedMethods(user.uid, methods).find((each) => !accepted.includes(each))
  const current = methods.join(',')
  useEffect(
    () => recordMethodsAtSignIn(user.uid, current.split(',').filter(Boolean)),
    [user.uid, current],
  )
  if (added === undefined) return null
  return {
    sentence: addedSentence(added),
    link: { href: rowOf(added), label: methodsNoticeText.review },
    dismissLabel: methodsNoticeText.mine,
    onDismiss: () => {
      recordMethods(user.uid, [added])
      setAccepted([...accepted, added])
    },
  }
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
 * A sign-in method that was removed. A provider that verifies an email removes all methods added before the email was
 * verified.
 */
function useRemovedMethod(user: User): Change | null {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const methods = signInMethods(user)
  const removed = removedMethods(user.uid, methods).find(
    (method) => isOn(method) && !dismissed.includes(method),
  )
  if (removed === undefined) return null
  return {
    sentence: removedSentence(removed, methods),
    link:
      removed === 'password'
        ? { href: `${paths.security}#password`, label: methodsNoticeText.setPassword }
        : { href: `${paths.security}#connected`, label: methodsNoticeText.connectAgain },
    onDismiss: () => {
      forgetMethods(user.uid, [removed])
      setDismissed([...dismissed, removed])
    },
  }
}

function isOn(method: string): boolean {
  if (method === 'password') return __FEATURES__.password
  return configuration.providers.includes(method)
}

function removedSentence(removed: string, methods: readonly string[]): string {
  if (removed !== 'password') return methodsNoticeText.removed(identityProviderName(removed))
  const last = lastMethod()
  return last !== null && methods.includes(last)
    ? methodsNoticeText.lostPasswordTo(identityProviderName(last))
    : methodsNoticeText.lostPassword
}

/** What was ended when the account's address was first verified. */
function useEndedAccess(uid: string): Change | null {
  const ended = useStore(earlierAccessStore, () => endedAccess(uid))
  if (ended === null) return null
  const sentences = {
    sessions: methodsNoticeText.earlierSessions,
    password: methodsNoticeText.earlierPassword,
    passkeys: methodsNoticeText.earlierPasskeys,
    passwordAndPasskeys: methodsNoticeText.earlierPasswordAndPasskeys,
  }
  return {
    sentence: sentences[ended],
    link: { href: paths.security, label: methodsNoticeText.review, dismisses: true },
    onDismiss: () => dismissEarlierAccess(uid),
  }
}

/** Signing out all other devices, after a change of the email, phone, sign-in methods, or factors. */
function useOtherDevicesOffer(uid: string): Change | null {
  const isOffered = useStore(otherDevicesOfferStore, (offer) => offer.uid === uid)
  if (!isOffered) return null
  return {
    sentence: methodsNoticeText.changed,
    link: { href: paths.devices, label: methodsNoticeText.otherDevices, dismisses: true },
    onDismiss: dropOtherDevicesOffer,
  }
}
