import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { connectedProviders, hasProvider, type User } from '../../domain/user.ts'
import { paths } from '../../paths.ts'
import { forgetMethods, lostMethods, recordMethods } from '../../stores/knownMethodsStore.ts'
import { lastMethod } from '../../stores/lastMethodStore.ts'
import { methodsNoticeText } from '../../text/noticeText.ts'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { Notice } from '../../ui/Notice.tsx'

/**
 * Says that a sign-in method was removed. A provider that vouches for an email ends every method
 * that was added with it before anyone had verified it.
 */
export function LostMethods({ user }: { user: User }) {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const ways = [...connectedProviders(user), ...(hasProvider(user, 'password') ? ['password'] : [])]
  const lost = lostMethods(user.uid, ways).filter((way) => !dismissed.includes(way))
  const current = ways.join(',')
  useEffect(() => recordMethods(user.uid, current.split(',').filter(Boolean)), [user.uid, current])
  const dismiss = (way: string) => {
    forgetMethods(user.uid, [way])
    setDismissed([...dismissed, way])
  }
  return (
    <output>
      {lost.map((way) => (
        <Notice key={way} tone="calm">
          <span>{sentenceFor(way, ways)}</span>
          <Link href={`${paths.security}#${way === 'password' ? 'password' : 'connected'}`}>
            {way === 'password' ? methodsNoticeText.setPassword : methodsNoticeText.connectAgain}
          </Link>
          <button type="button" onClick={() => dismiss(way)}>
            {methodsNoticeText.dismiss}
          </button>
        </Notice>
      ))}
    </output>
  )
}

function sentenceFor(lost: string, ways: readonly string[]): string {
  if (lost !== 'password') return methodsNoticeText.lost(nameOfProvider(lost))
  const last = lastMethod()
  return last !== null && ways.includes(last)
    ? methodsNoticeText.lostPasswordTo(nameOfProvider(last))
    : methodsNoticeText.lostPassword
}
