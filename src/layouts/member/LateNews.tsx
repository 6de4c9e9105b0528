import type { User } from '../../domain/user.ts'
import { MoveNews } from './MoveNews.tsx'
import { UnfinishedDeletion } from './UnfinishedDeletion.tsx'
import { LostWays } from './LostWays.tsx'
import { PendingLink } from './PendingLink.tsx'

/** News that nobody waits for: it holds up no page. */
export function LateNews({ user }: { user: User }) {
  return (
    <>
      <UnfinishedDeletion key={user.uid} uid={user.uid} />
      <WaysNews user={user} />
      <MoveNews user={user} />
    </>
  )
}

/** What has happened to the ways in that a person has. */
export function WaysNews({ user }: { user: User }) {
  return (
    <>
      <PendingLink key={user.uid} email={user.email} />
      <LostWays user={user} />
    </>
  )
}
