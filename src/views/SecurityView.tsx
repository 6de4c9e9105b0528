import { useAuth } from '../providers/AuthProvider.tsx'
import { useFragment } from '../providers/useFragment.ts'
import { accountText } from '../text/accountText.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { AccountSection } from './account/AccountSection.tsx'
import { ConnectedAccounts } from './account/ConnectedAccounts.tsx'
import { LazyPasskeys } from './account/editors.tsx'
import { PasswordRow } from './account/PasswordRow.tsx'
import { SecondFactors } from './account/SecondFactors.tsx'

/** How a person signs in, and their second factors. */
export function SecurityView() {
  const { user } = useAuth()
  useFragment()
  if (!user) return null
  return (
    <>
      <PageHeading title={accountText.security} lead={accountText.securityLead}>
        {accountText.security}
      </PageHeading>
      {__METHODS__.password && (
        <AccountSection id="password" heading={accountText.signInMethods}>
          <PasswordRow user={user} />
        </AccountSection>
      )}
      {__METHODS__.passkeys && !user.isAnonymous && <LazyPasskeys user={user} />}
      {__METHODS__.providers && <ConnectedAccounts user={user} />}
      {__METHODS__.secondFactors && <SecondFactors user={user} />}
    </>
  )
}
