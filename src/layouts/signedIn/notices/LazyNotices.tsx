import type { User } from '../../../domain/session/user.ts'
import { MoveNotice } from './MoveNotice.tsx'
import { UnfinishedDeletion } from './UnfinishedDeletion.tsx'
import { AddedMethods } from './AddedMethods.tsx'
import { EarlierAccess } from './EarlierAccess.tsx'
import { LostMethods } from './LostMethods.tsx'
import { PendingLink } from './PendingLink.tsx'
import { SignOutOffer } from './SignOutOffer.tsx'

/** Notices that aren't urgent, loaded without delaying the page. */
export function LazyNotices({ user }: { user: User }) {
  return (
    <>
      <UnfinishedDeletion key={user.uid} uid={user.uid} />
      <MethodsNotice user={user} />
      {__METHODS__.guest && <MoveNotice user={user} />}
    </>
  )
}

/** What happened to the person's sign-in methods. */
function MethodsNotice({ user }: { user: User }) {
  return (
    <>
      {__METHODS__.providers && <PendingLink key={user.uid} email={user.email} />}
      <AddedMethods key={`added ${user.uid}`} user={user} />
      {(__METHODS__.password || __METHODS__.providers) && <LostMethods user={user} />}
      <EarlierAccess uid={user.uid} />
      <SignOutOffer uid={user.uid} />
    </>
  )
}
