import { sameEmail } from '../../domain/email.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { anyLinkText } from '../../text/emailActionText.ts'
import { nameOf } from '../../text/personText.ts'
import { Notice } from '../../ui/Notice.tsx'

type OtherPersonProps = {
  /** Whose link it is. */
  owner: string
  /** The address that the owner's account may have already, where the link changes it. */
  newEmail?: string
}

/** Says so where somebody else is signed in than the link is for. */
export function OtherPerson({ owner, newEmail = owner }: OtherPersonProps) {
  const { user } = useAuth()
  if (!user || [owner, newEmail].some((email) => sameEmail(email, user.email))) return null
  return <Notice tone="calm">{anyLinkText.otherPerson(nameOf(user), owner)}</Notice>
}
