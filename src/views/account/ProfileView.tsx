import { mayStoreFiles } from '../../domain/data/fileLimits.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useHash } from '../../hooks/useHash.ts'
import { accountText } from '../../text/account/accountText.ts'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { AccountSection } from './AccountSection.tsx'
import { LazyAnswersSection, LazyPictureRow } from './editors.tsx'
import { EmailRow } from './EmailRow.tsx'
import { NameRow } from './NameRow.tsx'
import { PhoneRow } from './PhoneRow.tsx'

/** The person's name, picture, and contact details. */
export function ProfileView() {
  const { user } = useAuth()
  useHash()
  if (!user) return null
  return (
    <>
      <PageHeading title={accountText.profile} lead={accountText.profileLead}>
        {accountText.profile}
      </PageHeading>
      <AccountSection id="about" heading={accountText.about}>
        <NameRow user={user} />
        {mayStoreFiles(user) && <LazyPictureRow user={user} />}
      </AccountSection>
      <AccountSection id="contact" heading={accountText.contact}>
        <EmailRow user={user} />
        {__METHODS__.phone && <PhoneRow user={user} />}
      </AccountSection>
      {__SIGN_UP__.profile && !user.isAnonymous && <LazyAnswersSection />}
    </>
  )
}
