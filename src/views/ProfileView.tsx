import { mayStoreFiles } from '../domain/fileLimits.ts'
import { useAuth } from '../providers/AuthProvider.tsx'
import { useFragment } from '../providers/useFragment.ts'
import { accountText } from '../text/accountText.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { AccountSection } from './account/AccountSection.tsx'
import { LazyAnswersSection, LazyPictureRow } from './account/editors.tsx'
import { EmailRow } from './account/EmailRow.tsx'
import { NameRow } from './account/NameRow.tsx'
import { PhoneRow } from './account/PhoneRow.tsx'

/** The person's name, picture, and contact details. */
export function ProfileView() {
  const { user } = useAuth()
  useFragment()
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
