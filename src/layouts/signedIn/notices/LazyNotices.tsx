import type { User } from '../../../domain/session/user.ts'
import { MoveNotice } from './MoveNotice.tsx'
import { UnfinishedDeletionNotice } from './UnfinishedDeletionNotice.tsx'
import { AddedMethodsNotice } from './AddedMethodsNotice.tsx'
import { EarlierAccessNotice } from './EarlierAccessNotice.tsx'
import { LostMethodsNotice } from './LostMethodsNotice.tsx'
import { PendingLinkNotice } from './PendingLinkNotice.tsx'
import { SignOutOffer } from './SignOutOffer.tsx'

/** Notices that aren't urgent, loaded without delaying the page. */
export function LazyNotices({ user }: { user: User }) {
  return (
    <>
      <UnfinishedDeletionNotice key={user.uid} uid={user.uid} />
      <MethodsNotice user={user} />
      {__METHODS__.guest && <MoveNotice user={user} />}
    </>
  )
}

/** What happened to the person's sign-in methods. */
function MethodsNotice({ user }: { user: User }) {
  return (
    <>
      {__METHODS__.providers && <PendingLinkNotice key={user.uid} email={user.email} />}
      <AddedMethodsNotice key={`added ${user.uid}`} user={user} />
      {(__METHODS__.password || __METHODS__.providers) && <LostMethodsNotice user={user} />}
      <EarlierAccessNotice uid={user.uid} />
      <SignOutOffer uid={user.uid} />
    </>
  )
}
