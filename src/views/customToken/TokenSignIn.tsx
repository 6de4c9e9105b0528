import { useSelector } from '@xstate/react'
import type { customTokenFlow } from '../../actors/customTokenFlow.ts'
import { claimsIn } from '../../domain/tokenLink.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { useFlow } from '../../providers/useFlow.ts'
import { customTokenText } from '../../text/signInMethodsText.ts'
import { accountOf } from '../../text/personText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import { TokenApplied } from './TokenApplied.tsx'
import { TokenRefused } from './TokenRefused.tsx'

type TokenSignInProps = {
  /** The view holds it, so that no machine has to. */
  token: string
  flow: typeof customTokenFlow
}

/** Says whose account a token opens, as far as anybody knows, and opens it on a click. */
export function TokenSignIn({ token, flow }: TokenSignInProps) {
  const { user } = useAuth()
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  const { failure, coolDownEndsAt, uid } = snapshot.context
  const isIn = user !== null && user.uid === uid
  useFocusAfter(!isIn, 'h1')
  if (snapshot.hasTag('refused')) return <TokenRefused reason={customTokenText.refused} />
  if (isIn) return <TokenApplied user={user} />
  const claims = claimsIn(token)
  const isSwitch = user !== null && !user.isAnonymous && user.uid !== claims?.uid
  const heading = isSwitch ? customTokenText.switchHeading : customTokenText.heading
  const account = claims && (claims.email ?? claims.uid)
  return (
    <>
      <PageHeading
        title={customTokenText.title}
        lead={account === null ? customTokenText.leadUnnamed : customTokenText.lead(account)}
      >
        {heading}
      </PageHeading>
      <p>{customTokenText.unproven}</p>
      {isSwitch && <Notice tone="calm">{customTokenText.inAs(accountOf(user))}</Notice>}
      {user?.isAnonymous && <Notice tone="calm">{customTokenText.guestWaits}</Notice>}
      <Form onSubmit={() => actor.send({ type: 'token.apply', token })}>
        <FailureNotice failure={failure} />
        <SubmitButton
          label={isSwitch ? customTokenText.switchAccounts : customTokenText.submit}
          busyLabel={customTokenText.submitting}
          isBusy={snapshot.hasTag('busy') || snapshot.hasTag('applied')}
          coolDownEndsAt={coolDownEndsAt}
        />
      </Form>
      {isSwitch && <ButtonLink href={paths.home}>{customTokenText.stay}</ButtonLink>}
    </>
  )
}
