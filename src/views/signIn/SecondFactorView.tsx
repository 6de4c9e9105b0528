import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useRawSearch } from '../../hooks/useRawSearch.ts'
import { paths } from '../../paths.ts'
import { destinationIn, pathWithReturnFrom } from '../../returnPath.ts'
import { secondFactorText } from '../../text/security/identityText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { SecondFactorChallenge } from '../security/identity/SecondFactorChallenge.tsx'

/** Asks for the second factor during sign-in, or when a signed-in person switches accounts. */
export function SecondFactorView() {
  const search = useRawSearch()
  const [, navigate] = useLocation()
  // Read once: the query changes with the address while this page is still shown.
  const [destination] = useState(() => destinationIn(search))
  const proceed = () => navigate(destination, { replace: true })
  return (
    <>
      <PageHeading title={secondFactorText.title} lead={secondFactorText.lead}>
        {secondFactorText.heading}
      </PageHeading>
      <SecondFactorChallenge onDone={proceed} />
      <p>
        <Link href={pathWithReturnFrom(paths.signIn, search)}>{actionText.backToSignIn}</Link>
      </p>
    </>
  )
}
