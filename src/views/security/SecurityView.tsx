import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { hasMethod, type User } from '../../domain/session/user.ts'
import { useScrollToHash } from '../../hooks/useScrollToHash.ts'
import { useUser } from '../../providers/AuthProvider.tsx'
import { accountText } from '../../text/account/accountText.ts'
import { accountDetailsText } from '../../text/data/accountDetailsText.ts'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { AccountRow } from '../account/AccountRow.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { ConnectedAccounts } from './ConnectedAccounts.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasswordRow } from './PasswordRow.tsx'
import { SecondFactors } from './SecondFactors.tsx'

/** How a person signs in, and their second factors. */
export function SecurityView() {
  const user = useUser()
  useScrollToHash()
  return (
    <>
      <PageHeading title={accountText.security} lead={accountText.securityLead} />
      {__FEATURES__.password ? (
        <AccountSection id="password" heading={accountText.signInMethods}>
          <PasswordRow user={user} />
        </AccountSection>
      ) : (
        <EmailLinkSection user={user} />
      )}
      {__FEATURES__.passkeys && !user.isAnonymous && <Passkeys user={user} />}
      {configuration.providers.length > 0 && <ConnectedAccounts user={user} />}
      {__FEATURES__.secondFactors && <SecondFactors user={user} />}
    </>
  )
}

/** Without passwords, Firebase's `password` is a sign-in link. */
function EmailLinkSection({ user }: { user: User }) {
  if (!hasMethod(user, 'password')) return null
  return (
    <AccountSection id="password" heading={accountText.signInMethods}>
      <AccountRow label={accountDetailsText.emailLink} value={<bdi>{user.email}</bdi>} />
    </AccountSection>
  )
}
