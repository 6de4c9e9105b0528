import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { signInMethods, type User } from '../../../domain/session/user.ts'
import { paths } from '../../../paths.ts'
import { forgetMethods, lostMethods, meetMethods } from '../../../remembered/knownMethods.ts'
import { lastMethod } from '../../../remembered/lastSignInMethod.ts'
import { methodsNoticeText } from '../../../text/security/methodsNoticeText.ts'
import { identityProviderName } from '../../../ui/page/identityProviderName.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'

/**
 * Shows that a sign-in method was removed. A provider that verifies an email removes all methods added before
 * the email was verified.
 */
export function LostMethodsNotice({ user }: { user: User }) {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const methods = signInMethods(user)
  const lost = lostMethods(user.uid, methods).filter(
    (method) => isOn(method) && !dismissed.includes(method),
  )
  const current = methods.join(',')
  useEffect(() => meetMethods(user.uid, current.split(',').filter(Boolean)), [user.uid, current])
  const dismiss = (method: string) => {
    forgetMethods(user.uid, [method])
    setDismissed([...dismissed, method])
  }
  return (
    <output>
      {lost.slice(0, 1).map((method) => (
        <Notice key={method} tone="calm">
          <span>{sentenceFor(method, methods)}</span>
          <Link href={`${paths.security}#${method === 'password' ? 'password' : 'connected'}`}>
            {method === 'password' ? methodsNoticeText.setPassword : methodsNoticeText.connectAgain}
          </Link>
          <button type="button" onClick={() => dismiss(method)}>
            {methodsNoticeText.dismiss}
          </button>
        </Notice>
      ))}
    </output>
  )
}

function isOn(method: string): boolean {
  if (method === 'phone') return false
  return method === 'password' ? __METHODS__.password : __METHODS__.providers
}

function sentenceFor(lost: string, methods: readonly string[]): string {
  if (lost !== 'password') return methodsNoticeText.lost(identityProviderName(lost))
  const last = lastMethod()
  return last !== null && methods.includes(last)
    ? methodsNoticeText.lostPasswordTo(identityProviderName(last))
    : methodsNoticeText.lostPassword
}
