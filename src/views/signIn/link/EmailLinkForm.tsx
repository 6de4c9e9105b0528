import type { ReactNode } from 'react'
import { signInLinkEmailLogic } from '../../../firebase/signIn/linkSignIn.ts'
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts'
import { product } from '../../../product/current.ts'
import { signInText } from '../../../text/signIn/signInText.ts'
import { linkSignInText } from '../../../text/signIn/signInMethodsText.ts'
import { EmailRequest } from '../EmailRequest.tsx'
import { LastEmail } from '../methods/LastSignIn.tsx'

/** The form of the sign-in page if passwords are off. */
export function EmailLinkForm({ belowForm }: { belowForm: ReactNode }) {
  const isHydrated = useIsHydrated()
  return (
    <EmailRequest
      logic={signInLinkEmailLogic}
      title={signInText.title}
      heading={signInText.heading}
      lead={product().signInLead}
      submit={linkSignInText.offer}
      submitting={linkSignInText.submitting}
      sentHeading={linkSignInText.sentHeading}
      sent={linkSignInText.sent}
      besideEmail={isHydrated && <LastEmail />}
      belowForm={belowForm}
    />
  )
}
