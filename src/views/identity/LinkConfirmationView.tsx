import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { linkConfirmationFlow } from '../../actors/identity/linkConfirmationFlow.ts'
import { paths } from '../../paths.ts'
import { failureText } from '../../text/failureText.ts'
import { identityText } from '../../text/identityText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'

type LinkConfirmationViewProps = {
  /** The code from the mail. The view holds it, so that no machine has to. */
  code: string
  flow?: typeof linkConfirmationFlow
}

/** Where the link leads that shows who one is: an action waits for it in another tab. */
export function LinkConfirmationView({
  code,
  flow = linkConfirmationFlow,
}: LinkConfirmationViewProps) {
  const actor = useActorRef(flow)
  const snapshot = useSelector(actor, (current) => current)
  const { failure } = snapshot.context
  useEffect(() => actor.send({ type: 'link.confirm', code }), [actor, code])

  if (snapshot.hasTag('checking')) {
    return <PageHeading title={identityText.linkTitle}>{identityText.linkChecking}</PageHeading>
  }
  if (snapshot.hasTag('confirmed')) {
    return (
      <>
        <PageHeading title={identityText.linkConfirmed} lead={identityText.linkConfirmedLead}>
          {identityText.linkConfirmed}
        </PageHeading>
        <ButtonLink href={paths.account}>{identityText.toAccount}</ButtonLink>
      </>
    )
  }
  if (snapshot.hasTag('refused') && failure) {
    const lead = `${failureText[failure.kind].sentence} ${identityText.linkSameBrowser}`
    return (
      <>
        <PageHeading title={identityText.linkRefused} lead={lead}>
          {identityText.linkRefused}
        </PageHeading>
        <ButtonLink href={paths.account}>{identityText.toAccount}</ButtonLink>
      </>
    )
  }
  if (snapshot.hasTag('secondFactor')) {
    return (
      <PageHeading title={identityText.linkTitle} lead={identityText.secondFactor}>
        {identityText.linkTitle}
      </PageHeading>
    )
  }
  return (
    <>
      <PageHeading title={identityText.linkUnchecked}>{identityText.linkUnchecked}</PageHeading>
      <Form onSubmit={() => actor.send({ type: 'link.confirm', code })}>
        <FailureNotice failure={failure} />
        <SubmitButton
          label={identityText.linkCheck}
          busyLabel={identityText.linkChecking}
          isBusy={false}
          coolDownEndsAt={null}
        />
      </Form>
    </>
  )
}
