import { paths } from '../paths.ts'
import { useAuth } from '../providers/AuthProvider.tsx'
import { useFragment } from '../providers/useFragment.ts'
import { accountText } from '../text/accountText.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { AccountSection } from './account/AccountSection.tsx'
import { ConnectedAccounts } from './account/ConnectedAccounts.tsx'
import { SecondFactors } from './account/SecondFactors.tsx'
import { DeviceSection } from './account/DeviceSection.tsx'
import { FactsSection } from './account/FactsSection.tsx'
import { PasswordRow } from './account/PasswordRow.tsx'
import { ProfileSection } from './account/ProfileSection.tsx'
import styles from './AccountView.module.css'

/** The account center: what is known about the person, and everything they can change about it. */
export function AccountView() {
  const { user } = useAuth()
  useFragment()
  if (!user) return null
  return (
    <>
      <div className={styles.head}>
        <Avatar user={user} size="large" />
        <PageHeading title={accountText.title} lead={user.displayName ?? user.email}>
          {accountText.title}
        </PageHeading>
      </div>
      <ProfileSection user={user} />
      <AccountSection id="password" heading={accountText.signInMethods}>
        <PasswordRow user={user} />
      </AccountSection>
      <ConnectedAccounts user={user} />
      <SecondFactors user={user} />
      <DeviceSection user={user} />
      <FactsSection user={user} />
      <AccountSection id="data" heading={accountText.data} lead={accountText.dataLead}>
        <p className={styles.action}>
          <ButtonLink href={paths.data}>{accountText.dataAction}</ButtonLink>
        </p>
      </AccountSection>
      <AccountSection id="delete" heading={accountText.deletion} lead={accountText.deletionLead}>
        <p className={styles.action}>
          <ButtonLink href={paths.deleteAccount}>{accountText.deletionAction}</ButtonLink>
        </p>
      </AccountSection>
    </>
  )
}
