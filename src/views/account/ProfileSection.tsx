import type { User } from '../../domain/user.ts'
import { accountText } from '../../text/accountText.ts'
import { AccountSection } from './AccountSection.tsx'
import { LazyPictureRow } from './editors.tsx'
import { EmailRow } from './EmailRow.tsx'
import { NameRow } from './NameRow.tsx'
import { PhoneRow } from './PhoneRow.tsx'

export function ProfileSection({ user }: { user: User }) {
  return (
    <AccountSection id="profile" heading={accountText.profile}>
      <NameRow user={user} />
      <LazyPictureRow user={user} />
      <EmailRow user={user} />
      <PhoneRow user={user} />
    </AccountSection>
  )
}
