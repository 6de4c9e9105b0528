import { useEffect, useState } from 'react'
import { Link, Redirect } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { guestUpgradeLogic } from '../../firebase/guest/guestUpgrade.ts'
import { identityProviderLinkLogic } from '../../firebase/signIn/identityProviders/identityProvider.ts'
import { focusHeading } from '../../hooks/focus.ts'
import { requestOf } from '../../hooks/formRequest.ts'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts'
import { useIdentityProvider } from '../../hooks/useIdentityProvider.ts'
import { useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { useRegisterIdentityProvider } from '../../hooks/useWorkEmail.ts'
import type { guestUpgradeMachine } from '../../machines/guest/guestUpgradeMachine.ts'
import { paths } from '../../paths.ts'
import { useUser } from '../../providers/AuthProvider.tsx'
import { useGuestMove } from '../../providers/GuestMoveProvider.tsx'
import { destinationIn, pathWithReturnFrom } from '../../returnPath.ts'
import { guestUpgradeText } from '../../text/guest/guestText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { identityProviderName } from '../../text/shared/identityProviderName.ts'
import { otherMethodsText } from '../../text/signIn/signInMethodsText.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { RequestForm } from '../../ui/form/RequestForm.tsx'
import { Notice } from '../../ui/notice/Notice.tsx'
import { OrDivider } from '../../ui/page/OrDivider.tsx'
import { PageHeading } from '../../ui/page/PageHeading.tsx'
import { IdentityProviderButtons } from '../signIn/methods/IdentityProviderButtons.tsx'
import { GuestCredentials, GuestDataSummary } from './GuestCredentials.tsx'
import styles from './GuestUpgrade.module.css'

/** Turns a guest into an account, and returns to the address in the query. Anyone else is redirected. */
export function GuestUpgradeView() {
  const { isAnonymous } = useUser()
  const { guest } = useGuestMove()
  const [wasGuest] = useState(isAnonymous)
  const [search] = useState(location.search)
  if (isAnonymous) return <GuestUpgradeForm />
  if (guest && !wasGuest)
    return <Redirect to={pathWithReturnFrom(paths.moveGuestData, search)} replace />
  const destination = destinationIn(search)
  if (destination !== paths.home) return <Redirect to={destination} replace />
  if (!wasGuest) return <Redirect to={paths.account} replace />
  return (
    <>
      <PageHeading title={guestUpgradeText.upgradedTitle} lead={guestUpgradeText.upgraded} />
      <p>
        <ButtonLink href={paths.account} variant="primary">
          {actionText.toAccount}
        </ButtonLink>
      </p>
    </>
  )
}

const taken = ['credential-already-in-use', 'email-already-in-use']

function GuestUpgradeForm() {
  const [snapshot, upgrade] = useInspectedMachine(guestUpgradeLogic)
  const run = useIdentityProvider(identityProviderLinkLogic, {
    onFailure: ({ kind }) => {
      if (taken.includes(kind)) upgrade.send({ type: 'existingAccount.found' })
    },
  })
  useRegisterIdentityProvider(run.actor)
  const isTaken = snapshot.hasTag('providerTaken')
  const { providerId, failure } = run.snapshot.context
  const isEmailTaken = failure?.kind === 'email-already-in-use'
  const takenText = isEmailTaken
    ? guestUpgradeText.providerEmailTaken
    : guestUpgradeText.providerTaken
  useFocusAfterRemoval(isTaken, 'h1')
  return (
    <div className={styles.keep}>
      <PageHeading title={guestUpgradeText.title} lead={guestUpgradeText.lead} />
      <output>{isTaken && takenText(identityProviderName(providerId))}</output>
      {isTaken && <ExistingAccountOffer snapshot={snapshot} actor={upgrade} />}
      <div className={styles.keep} hidden={isTaken}>
        {__FEATURES__.password && (
          <>
            <GuestCredentials snapshot={snapshot} actor={upgrade} />
            {(configuration.providerButtons.length > 0 || __FEATURES__.phone) && (
              <OrDivider word={guestUpgradeText.or} />
            )}
          </>
        )}
        <IdentityProviderButtons
          {...run}
          providerIds={configuration.providerButtons}
          label={otherMethodsText.continueWith}
          notice={
            isEmailTaken &&
            snapshot.matches({ editing: 'notConnected' }) && (
              <Notice tone="calm">
                <span>{guestUpgradeText.notConnected(identityProviderName(providerId))}</span>
              </Notice>
            )
          }
        />
        {__FEATURES__.phone && (
          <p>
            <Link href={`${pathWithReturnFrom(paths.account, location.search)}#phone`}>
              {guestUpgradeText.phone}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

type ExistingAccountOfferProps = {
  snapshot: SnapshotFrom<typeof guestUpgradeMachine>
  actor: ActorRefFrom<typeof guestUpgradeMachine>
}

/** Takes the focus from the button that it hides. */
function ExistingAccountOffer({ snapshot, actor }: ExistingAccountOfferProps) {
  useEffect(focusHeading, [])
  return (
    <div className={styles.offer}>
      <GuestDataSummary />
      <RequestForm
        request={requestOf(snapshot)}
        submitLabel={guestUpgradeText.signIn}
        busyLabel={guestUpgradeText.signingIn}
        onSubmit={() => actor.send({ type: 'existingAccount.signInWithPendingCredential' })}
      />
      <Button variant="quiet" onClick={() => actor.send({ type: 'existingAccount.decline' })}>
        {actionText.stayGuest}
      </Button>
    </div>
  )
}
