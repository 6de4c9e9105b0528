import type { User } from '../../domain/user.ts'
import { MoveNews } from './MoveNews.tsx'
import { UnfinishedDeletion } from './UnfinishedDeletion.tsx'
import { WaysNews } from './WaysNews.tsx'

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
