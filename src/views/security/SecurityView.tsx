import { useAuth } from '../../providers/AuthProvider.tsx'
import { lazyComponent } from '../../ui/page/lazy.tsx'
import { useScrollToHash } from '../../hooks/useScrollToHash.ts'
import { accountText } from '../../text/account/accountText.ts'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { ConnectedAccounts } from './ConnectedAccounts.tsx'
import { PasswordRow } from './PasswordRow.tsx'
import { SecondFactors } from './SecondFactors.tsx'

const Passkeys = __FEATURES__.passkeys
  ? lazyComponent(() => import('./Passkeys.tsx'), 'Passkeys')
  : null

/** How a person signs in, and their second factors. */
export function SecurityView() {
  const { user } = useAuth()
  useScrollToHash()
  if (!user) return null
  return (
    <>
      <PageHeading title={accountText.security} lead={accountText.securityLead}>
        {accountText.security}
      </PageHeading>
      {__FEATURES__.password && (
        <AccountSection id="password" heading={accountText.signInMethods}>
          <PasswordRow user={user} />
        </AccountSection>
      )}
      {Passkeys && !user.isAnonymous && <Passkeys user={user} />}
      {__FEATURES__.providers && <ConnectedAccounts user={user} />}
      {__FEATURES__.secondFactors && <SecondFactors user={user} />}
    </>
  )
}
