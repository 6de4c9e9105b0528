import type { MouseEvent, ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { focusRegionOf } from '../../../hooks/focus.ts'
import { useCoolDown } from '../../../hooks/useCoolDown.ts'
import { usePopupPreload } from '../../../hooks/useIdentityProvider.ts'
import type {
  IdentityProviderActor,
  identityProviderMachine,
} from '../../../machines/signIn/identityProviderMachine.ts'
import { identityProviderName } from '../../../text/shared/identityProviderName.ts'
import { providerText } from '../../../text/shared/providerText.ts'
import {
  FailureMessage,
  NextActionControl,
  type FailureActions,
} from '../../../ui/notice/FailureNotice.tsx'
import { Notice } from '../../../ui/notice/Notice.tsx'
import { IdentityProviderIcon } from './IdentityProviderIcon.tsx'
import { MethodButton } from './MethodButton.tsx'
import styles from './MethodButton.module.css'

type Snapshot = SnapshotFrom<typeof identityProviderMachine>

type IdentityProviderButtonsProps = {
  actor: IdentityProviderActor
  snapshot: Snapshot
  providerIds: readonly string[]
  /** The button's label, from the provider's name. */
  label: (name: string) => string
  /** The method that was last used on this device. */
  lastUsed?: string | null
  /** Whether success leads to another page. Until it opens, the buttons do nothing. */
  navigatesWhenDone?: boolean
  /** Replaces the notice's text if the screen has a better one. */
  notice?: ReactNode
}

/** One button per provider, and the status of the current attempt. */
export function IdentityProviderButtons(props: IdentityProviderButtonsProps) {
  const { actor, snapshot, providerIds, label, lastUsed, navigatesWhenDone = false, notice } = props
  const preloadHandlers = usePopupPreload(actor)
  const isNavigating = navigatesWhenDone && snapshot.matches({ choosing: 'done' })
  return (
    <div className={styles.buttons} {...preloadHandlers}>
      <IdentityProviderNotice actor={actor} snapshot={snapshot}>
        {notice}
      </IdentityProviderNotice>
      {providerIds.map((providerId) => (
        <MethodButton
          key={providerId}
          icon={<IdentityProviderIcon id={providerId} />}
          label={label(identityProviderName(providerId))}
          isLastUsed={lastUsed === providerId}
          isDisabled={isNavigating || snapshot.hasTag('busy') || snapshot.hasTag('coolingDown')}
          onClick={() => actor.send({ type: 'identityProvider.choose', providerId })}
        />
      ))}
    </div>
  )
}

type IdentityProviderNoticeProps = {
  actor: IdentityProviderActor
  snapshot: Snapshot
  /** Replaces the text if the screen has a better one. */
  children?: ReactNode
}

/** The status of a provider sign-in, and what to do if it stops. */
export function IdentityProviderNotice({ actor, snapshot, children }: IdentityProviderNoticeProps) {
  const { providerId, loginHint, failure, coolDownEndsAt } = snapshot.context
  const coolDown = useCoolDown(coolDownEndsAt)
  const sentence = sentenceFor(snapshot)
  const send =
    (event: Parameters<IdentityProviderActor['send']>[0]) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      focusRegionOf(currentTarget)
      actor.send(event)
    }
  const actions: FailureActions =
    providerId === null
      ? {}
      : { retry: () => actor.send({ type: 'identityProvider.choose', providerId, loginHint }) }
  return (
    <div className={styles.notices}>
      <output>
        {children ||
          (failure?.kind === 'invalid-credential' ? (
            // The provider refused. There is no password that could be wrong.
            <Notice tone="danger">
              <span>{providerText.refused(identityProviderName(providerId))}</span>
              <NextActionControl action="retry" onClick={actions.retry} />
            </Notice>
          ) : (
            failure && <FailureMessage failure={failure} actions={actions} />
          ))}
        {sentence && !children && (
          <Notice tone="calm">
            <span>{sentence}</span>
            {snapshot.matches({ atProvider: 'returned' }) && (
              <button type="button" onClick={send({ type: 'identityProvider.cancel' })}>
                {providerText.cancel}
              </button>
            )}
            {snapshot.matches({ choosing: 'blocked' }) && (
              <button type="button" onClick={send({ type: 'identityProvider.redirect' })}>
                {providerText.continueHere}
              </button>
            )}
          </Notice>
        )}
      </output>
      {coolDown && <p>{coolDown}</p>}
    </div>
  )
}

function sentenceFor(snapshot: Snapshot): string | null {
  const name = identityProviderName(snapshot.context.providerId)
  if (snapshot.matches({ atProvider: 'returned' })) return providerText.returned(name)
  if (snapshot.matches({ resuming: 'returning' })) return providerText.returning(name)
  if (snapshot.hasTag('accepted')) return providerText.signingIn(name)
  if (snapshot.hasTag('busy')) return providerText.waiting(name)
  if (snapshot.matches({ choosing: 'closed' })) return providerText.closed
  if (snapshot.matches({ choosing: 'blocked' })) return providerText.blocked(name)
  if (snapshot.matches({ choosing: 'redirectLost' })) return providerText.redirectLost(name)
  if (snapshot.matches({ choosing: 'confirmed' })) return providerText.confirmed(name)
  return null
}
