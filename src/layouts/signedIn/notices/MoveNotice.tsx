import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { settleGuests } from '../../../firebase/guest/settleGuests.ts'
import type { User } from '../../../domain/session/user.ts'
import { lazyComponent } from '../../../ui/page/lazy.tsx'
import { paths } from '../../../paths.ts'
import { useGuestMove } from '../../../providers/GuestMoveProvider.tsx'

const MoveBanner = lazyComponent(
  () => import('./MoveBanner.tsx'),
  'MoveBanner',
  () => null,
)

/** The status of a guest's move. Loads no code if there is none. */
export function MoveNotice({ user }: { user: User }) {
  const { wasFound } = useGuestMove()
  const [path] = useLocation()
  useEffect(() => settleGuests(user), [user])
  if (!wasFound) return null
  return <MoveBanner isShown={path !== paths.moveGuestData} />
}
