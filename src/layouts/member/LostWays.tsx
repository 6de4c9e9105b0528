import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { connectedProviders, hasProvider, type User } from '../../domain/user.ts'
import { paths } from '../../paths.ts'
import { forgetWays, lostWays, noteWays } from '../../stores/knownWaysStore.ts'
import { lastWay } from '../../stores/lastWayStore.ts'
import { waysNewsText } from '../../text/memberNewsText.ts'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { Notice } from '../../ui/Notice.tsx'

/**
 * Tells of a way to sign in that the account had and has no more. A provider that vouches for an
 * email ends every way in that was made with it before anyone had verified it.
 */
export function LostWays({ user }: { user: User }) {
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const ways = [...connectedProviders(user), ...(hasProvider(user, 'password') ? ['password'] : [])]
  const lost = lostWays(user.uid, ways).filter((way) => !dismissed.includes(way))
  const current = ways.join(',')
  useEffect(() => noteWays(user.uid, current.split(',').filter(Boolean)), [user.uid, current])
  const dismiss = (way: string) => {
    forgetWays(user.uid, [way])
    setDismissed([...dismissed, way])
  }
  return (
    <output>
      {lost.map((way) => (
        <Notice key={way} tone="calm">
          <span>{sentenceFor(way, ways)}</span>
          <Link href={`${paths.account}#${way === 'password' ? 'password' : 'connected'}`}>
            {way === 'password' ? waysNewsText.setPassword : waysNewsText.connectAgain}
          </Link>
          <button type="button" onClick={() => dismiss(way)}>
            {waysNewsText.dismiss}
          </button>
        </Notice>
      ))}
    </output>
  )
}

function sentenceFor(lost: string, ways: readonly string[]): string {
  if (lost !== 'password') return waysNewsText.lost(nameOfProvider(lost))
  const last = lastWay()
  return last !== null && ways.includes(last)
    ? waysNewsText.lostPasswordTo(nameOfProvider(last))
    : waysNewsText.lostPassword
}
