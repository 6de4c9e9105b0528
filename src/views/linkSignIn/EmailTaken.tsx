import { destinationIn } from '../../paths.ts'
import { useQuery } from '../../providers/useQuery.ts'
import { linkSignInText } from '../../text/signInMethodsText.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

type EmailTakenProps = { email: string; onSignIn: () => void }

/** A guest cannot take an email that has an account; they may change to it, or stay a guest. */
export function EmailTaken({ email, onSignIn }: EmailTakenProps) {
  const search = useQuery()
  return (
    <>
      <PageHeading title={linkSignInText.takenHeading} lead={linkSignInText.taken(email)}>
        {linkSignInText.takenHeading}
      </PageHeading>
      <p>{linkSignInText.guestWaits}</p>
      <Button look="primary" onClick={onSignIn}>
        {linkSignInText.signInInstead}
      </Button>
      <ButtonLink href={destinationIn(search)}>{linkSignInText.stayGuest}</ButtonLink>
    </>
  )
}
