import type { User } from '../../domain/user.ts'
import { LostWays } from './LostWays.tsx'
import { PendingLink } from './PendingLink.tsx'

/** What has happened to the ways in that a person has. */
export function WaysNews({ user }: { user: User }) {
  return (
    <>
      <PendingLink key={user.uid} email={user.email} />
      <LostWays user={user} />
    </>
  )
}
