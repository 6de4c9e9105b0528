import { sameEmail } from '../../../domain/signIn/email.ts'
import { useAuth } from '../../../providers/AuthProvider.tsx'
import { anyLinkText } from '../../../text/signIn/emailActionText.ts'
import { nameOf } from '../../../domain/session/user.ts'
import { Notice } from '../../../ui/notice/Notice.tsx'

type OtherAccountNoticeProps = {
  /** The email of the account that the link is for. */
  owner: string
  /** The email that the account may already have if the link changes it. */
  newEmail?: string
}

/** A notice that the link is for another account than the signed-in one. */
export function OtherAccountNotice({ owner, newEmail = owner }: OtherAccountNoticeProps) {
  const { user } = useAuth()
  if (!user || [owner, newEmail].some((email) => sameEmail(email, user.email))) return null
  return <Notice tone="calm">{anyLinkText.otherPerson(nameOf(user), owner)}</Notice>
}
