import { mayStoreFiles } from '../../domain/files/fileQuota.ts'
import { useScrollToHash } from '../../hooks/useScrollToHash.ts'
import { useUser } from '../../providers/AuthProvider.tsx'
import { accountText } from '../../text/account/accountText.ts'
import { lazyComponent } from '../../ui/page/lazy.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { AccountSection } from './AccountSection.tsx'
import { EmailRow } from './EmailRow.tsx'
import { NameRow } from './NameRow.tsx'
import { PhoneRow } from './PhoneRow.tsx'
import { PictureRow } from './picture/PictureRow.tsx'

const AnswersSection = __FEATURES__.signUpQuestions
  ? lazyComponent(() => import('./AnswersSection.tsx'), 'AnswersSection')
  : null

/** The person's name, picture, and contact details. */
export function ProfileView() {
  const user = useUser()
  useScrollToHash()
  return (
    <>
      <PageHeading title={accountText.profile} lead={accountText.profileLead} />
      <AccountSection id="about" heading={accountText.about}>
        <NameRow user={user} />
        {mayStoreFiles(user) && <PictureRow user={user} />}
      </AccountSection>
      <AccountSection id="contact" heading={accountText.contact}>
        <EmailRow user={user} />
        {__FEATURES__.phone && <PhoneRow user={user} />}
      </AccountSection>
      {AnswersSection && !user.isAnonymous && <AnswersSection />}
    </>
  )
}
