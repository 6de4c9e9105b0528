import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { destinationIn, paths, withReturnFrom } from '../paths.ts'
import { useQuery } from '../providers/useQuery.ts'
import { secondFactorText } from '../text/identityText.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { SecondFactorChallenge } from './identity/SecondFactorChallenge.tsx'

/** For people who are signing in, and for those who are signed in and switch to another account. */
export function SecondFactorView({
  flow,
}: Pick<Parameters<typeof SecondFactorChallenge>[0], 'flow'>) {
  const search = useQuery()
  const [, navigate] = useLocation()
  // This page stands until the next one has come, whose address has another query.
  const [destination] = useState(() => destinationIn(search))
  const leadOn = useCallback(
    () => navigate(destination, { replace: true }),
    [navigate, destination],
  )
  return (
    <>
      <PageHeading title={secondFactorText.title} lead={secondFactorText.lead}>
        {secondFactorText.heading}
      </PageHeading>
      <SecondFactorChallenge onDone={leadOn} {...(flow && { flow })} />
      <p>
        <Link href={withReturnFrom(paths.signIn, search)}>{secondFactorText.back}</Link>
      </p>
    </>
  )
}
