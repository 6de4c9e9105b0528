import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import {
  askAboutOrphans,
  askAboutParked,
  hasMoveNotice,
  stayWith,
} from '../../actors/move/guestMoves.ts'
import type { User } from '../../domain/user.ts'
import { lazyComponent } from '../../lazy.tsx'
import { paths } from '../../paths.ts'
import { useGuestMove } from '../../providers/useGuestMove.ts'

const MoveBanner = lazyComponent(
  () => import('./MoveBanner.tsx'),
  'MoveBanner',
  () => null,
)

/** Tells of what a guest kept and is moving here. Nothing of it is fetched where nothing moves. */
export function MoveNotice({ user }: { user: User }) {
  const move = useGuestMove(user.uid)
  const [path] = useLocation()
  const { uid, isAnonymous } = user
  useEffect(() => {
    stayWith(user)
    askAboutOrphans(user)
  }, [user])
  useEffect(askAboutParked, [uid])
  if (isAnonymous || !hasMoveNotice(uid)) return null
  return (
    <Suspense>
      <MoveBanner uid={uid} move={move} isShown={path !== paths.moveNotes} />
    </Suspense>
  )
}
