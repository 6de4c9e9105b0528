import { Link } from 'wouter'
import { onTheWay, paths } from '../paths.ts'
import { useQuery } from '../providers/useQuery.ts'
import { secondFactorText } from '../text/secondFactorText.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { SecondFactorChallenge } from './identity/SecondFactorChallenge.tsx'

export function SecondFactorView({
  flow,
}: Pick<Parameters<typeof SecondFactorChallenge>[0], 'flow'>) {
  const search = useQuery()
  return (
    <>
      <PageHeading title={secondFactorText.title} lead={secondFactorText.lead}>
        {secondFactorText.heading}
      </PageHeading>
      <SecondFactorChallenge {...(flow && { flow })} />
      <p>
        <Link href={onTheWay(paths.signIn, search)}>{secondFactorText.back}</Link>
      </p>
    </>
  )
}
