import { Link } from 'wouter'
import { phoneSignInLogic } from '../../../firebase/signIn/phone.ts'
import { useInspectedMachine } from '../../../hooks/useInspectedActor.ts'
import { useRawSearch } from '../../../hooks/useRawSearch.ts'
import { paths } from '../../../paths.ts'
import { pathWithReturnFrom } from '../../../returnPath.ts'
import { phoneSignInText, phoneSignUpText } from '../../../text/signIn/signInMethodsText.ts'
import { PageHeading } from '../../../ui/page/PageHeading.tsx'
import { PhoneSteps } from './PhoneSteps.tsx'

export function PhoneSignInView() {
  const [snapshot, actor] = useInspectedMachine(phoneSignInLogic)
  const search = useRawSearch()
  return (
    <>
      {snapshot.hasTag('code') ? (
        <PageHeading title={phoneSignInText.codeTitle} />
      ) : (
        <PageHeading
          title={phoneSignInText.title}
          {...(!__FEATURES__.closedSignUp && { lead: phoneSignUpText.lead })}
        >
          {phoneSignInText.heading}
        </PageHeading>
      )}
      <PhoneSteps snapshot={snapshot} actor={actor} />
      <p>
        <Link href={pathWithReturnFrom(paths.signIn, search)}>{phoneSignInText.back}</Link>
      </p>
    </>
  )
}
