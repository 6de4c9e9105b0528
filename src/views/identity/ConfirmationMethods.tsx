import { hasProvider } from '../../domain/hasProvider.ts'
import type { User } from '../../domain/user.ts'
import { identityText } from '../../text/identityText.ts'
import type { IdentityStep } from './identityStep.ts'
import { LinkRequest } from './LinkRequest.tsx'
import { PasswordConfirmation } from './PasswordConfirmation.tsx'

/** Every way in that the account has, as a way to show that it is the same person. */
export function ConfirmationMethods({ user, snapshot, actor }: IdentityStep & { user: User }) {
  const hasPassword = hasProvider(user, 'password')
  if (user.email === null && !hasPassword) return <p>{identityText.noWay}</p>
  return (
    <>
      {hasPassword && (
        <PasswordConfirmation email={user.email ?? ''} snapshot={snapshot} actor={actor} />
      )}
      {user.email !== null && (
        <LinkRequest
          email={user.email}
          isOnlyWay={!hasPassword}
          snapshot={snapshot}
          actor={actor}
        />
      )}
    </>
  )
}
