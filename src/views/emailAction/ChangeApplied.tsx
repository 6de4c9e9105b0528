import type { MailedChange, MailedMode } from '../../domain/mailedChange.ts'
import { anyLinkText, emailActionText } from '../../text/emailActionText.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { WayOn } from '../WayOn.tsx'
import { SecureAccount } from './SecureAccount.tsx'

type ChangeAppliedProps = {
  mode: MailedMode
  /** `null`: what the link was for holds already. */
  change: MailedChange | null
}

/** The change is made. Where somebody else was in the account, it is to be made safe next. */
export function ChangeApplied({ mode, change }: ChangeAppliedProps) {
  const { appliedHeading, applied } = emailActionText[mode]
  const heading = change ? appliedHeading : anyLinkText.alreadyVerifiedHeading
  const wasAttacked = mode === 'recoverEmail' || mode === 'revertSecondFactorAddition'
  return (
    <>
      <PageHeading title={heading} lead={change ? applied(change) : anyLinkText.alreadyVerified}>
        {heading}
      </PageHeading>
      {change && wasAttacked ? <SecureAccount email={change.email} /> : <WayOn />}
    </>
  )
}
