import type { User } from '../../../domain/session/user.ts'
import {
  AddedMethodsNotice,
  EarlierAccessNotice,
  LostMethodsNotice,
  SignOutOffer,
} from './AccountChangeNotices.tsx'
import { MoveNotice } from './MoveNotice.tsx'
import { PendingLinkNotice } from './PendingLinkNotice.tsx'
import { UnfinishedDeletionNotice } from './UnfinishedDeletionNotice.tsx'

/** Notices that aren't urgent, loaded without delaying the page. */
export function LazyNotices({ user }: { user: User }) {
  const { uid, email } = user
  return (
    <>
      <UnfinishedDeletionNotice key={uid} uid={uid} />
      {__METHODS__.providers && <PendingLinkNotice key={`link ${uid}`} email={email} />}
      <AddedMethodsNotice key={`added ${uid}`} user={user} />
      {(__METHODS__.password || __METHODS__.providers) && <LostMethodsNotice user={user} />}
      <EarlierAccessNotice uid={uid} />
      <SignOutOffer uid={uid} />
      {__METHODS__.guest && <MoveNotice user={user} />}
    </>
  )
}
