import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { askAboutOrphans, askAboutParked, stayWith } from '../../actors/move/guestMoves.ts'
import type { User } from '../../domain/user.ts'
import { lazyComponent } from '../../lazy.tsx'
import { paths } from '../../paths.ts'
import { useGuestMove } from '../../providers/GuestMoveProvider.tsx'

const MoveBanner = lazyComponent(
  () => import('./MoveBanner.tsx'),
  'MoveBanner',
  () => null,
)

/** Tells of what a guest kept and is moving here. Nothing of it is fetched where nothing moves. */
export function MoveNotice({ user }: { user: User }) {
  const { wasFound } = useGuestMove()
  const [path] = useLocation()
  const { uid } = user
  useEffect(() => {
    stayWith(user)
    askAboutOrphans(user)
  }, [user])
  useEffect(askAboutParked, [uid])
  if (!wasFound) return null
  return (
    <Suspense>
      <MoveBanner isShown={path !== paths.moveGuestData} />
    </Suspense>
  )
}
