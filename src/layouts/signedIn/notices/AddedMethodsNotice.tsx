import { useState } from 'react'
import { Link } from 'wouter'
import { signInMethods, type User } from '../../../domain/session/user.ts'
import { paths } from '../../../paths.ts'
import { addedMethods, recordMethods } from '../../../remembered/knownMethods.ts'
import { methodsNoticeText } from '../../../text/security/methodsNoticeText.ts'
import { identityProviderName } from '../../../ui/page/identityProviderName.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'

/**
 * Shows a sign-in method that was added on another device: an intruder adds one to come back.
 */
export function AddedMethodsNotice({ user }: { user: User }) {
  const [kept, setKept] = useState<readonly string[]>([])
  const added = addedMethods(user.uid, signInMethods(user)).filter(
    (method) => !kept.includes(method),
  )
  const keep = (method: string) => {
    recordMethods(user.uid, [method])
    setKept([...kept, method])
  }
  return (
    <output>
      {added.slice(0, 1).map((method) => (
        <Notice key={method} tone="calm">
          <span>{sentenceFor(method)}</span>
          <Link href={`${paths.security}#${ownRows.includes(method) ? method : 'connected'}`}>
            {methodsNoticeText.review}
          </Link>
          <button type="button" onClick={() => keep(method)}>
            {methodsNoticeText.mine}
          </button>
        </Notice>
      ))}
    </output>
  )
}

const ownRows = ['password', 'phone']

function sentenceFor(method: string): string {
  if (method === 'password') return methodsNoticeText.addedEmail
  if (method === 'phone') return methodsNoticeText.addedPhone
  return methodsNoticeText.added(identityProviderName(method))
}
