import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { formatList, formatMoment } from '../../domain/format.ts'
import type { DeviceList, DeviceSession } from '../../domain/session/deviceSession.ts'
import { signInMethods } from '../../domain/session/user.ts'
import { signOutOthersLogic } from '../../firebase/devices/signOutDevices.ts'
import { devicesLogic } from '../../firebase/devices/watchDevices.ts'
import { useInspectedActor, useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import type { accountChangeMachine } from '../../machines/account/accountChangeMachine.ts'
import { useUser } from '../../providers/AuthProvider.tsx'
import { devicesText, nameOfDevice } from '../../text/devices/devicesText.ts'
import { identityProviderName } from '../../text/shared/identityProviderName.ts'
import { Badge } from '../../ui/page/Badge.tsx'
import { Sentence } from '../../ui/page/Sentence.tsx'
import { RelativeTime } from '../../ui/time/RelativeTime.tsx'
import { AccountRow } from '../account/AccountRow.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { SectionStatus } from '../account/SectionStatus.tsx'
import { ConfirmedChangeDialog } from '../security/ConfirmedChangeDialog.tsx'
import styles from '../account/AccountSection.module.css'

/** The person's devices, and signing out of them. */
export function SignedInDevices() {
  const { uid } = useUser()
  const [snapshot, actor] = useInspectedMachine(devicesLogic, { input: { uid } })
  const { value: devices, failure } = snapshot.context
  const loadingText = snapshot.hasTag('slow') ? devicesText.slow : devicesText.loading
  return (
    <AccountSection id="sessions" heading={devicesText.heading} lead={devicesText.lead}>
      <SectionStatus
        loading={snapshot.hasTag('loading') && loadingText}
        failure={failure}
        onRetry={() => actor.send({ type: 'watch.retry' })}
      />
      {devices && <SessionRows devices={devices} />}
    </AccountSection>
  )
}

/** One row per device, one for all others, and the confirmation dialog for signing them out. */
function SessionRows({ devices: { sessions, ownAuthTime } }: { devices: DeviceList }) {
  const others = useInspectedActor(signOutOthersLogic)
  const isListed = sessions.some(({ authTime }) => authTime === ownAuthTime)
  return (
    <>
      {!isListed && <p className={styles.state}>{devicesText.unlisted}</p>}
      {sessions.map((session) => (
        <DeviceRow
          key={session.authTime}
          session={session}
          isOwn={session.authTime === ownAuthTime}
        />
      ))}
      <AccountRow
        label={devicesText.others}
        value={<span className={styles.about}>{devicesText.othersHint}</span>}
        action={{
          label: devicesText.signOutAll,
          onClick: () => others.send({ type: 'change.open' }),
        }}
      />
      <OthersSignOut actor={others} />
    </>
  )
}

function DeviceRow({ session, isOwn }: { session: DeviceSession; isOwn: boolean }) {
  return (
    <AccountRow
      label={nameOfDevice(session)}
      value={
        <span className={styles.facts}>
          {isOwn ? (
            <Badge tone="good">{devicesText.thisDevice}</Badge>
          ) : (
            <span className={styles.about}>
              <Sentence of={devicesText.lastSeen}>
                <RelativeTime moment={session.lastSeenAt} />
              </Sentence>
            </span>
          )}
          <span className={styles.about}>
            {devicesText.signedInSince(formatMoment(session.authTime * 1000))}
          </span>
        </span>
      }
    />
  )
}

type SignOutActor = ActorRefFrom<typeof accountChangeMachine>

function OthersSignOut({ actor }: { actor: SignOutActor }) {
  const isDone = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'changed' }))
  const user = useUser()
  const names = signInMethods(user).map(nameOfMethod)
  return (
    <>
      <output className={styles.state}>{isDone && <span>{devicesText.doneOthers}</span>}</output>
      <ConfirmedChangeDialog
        actor={actor}
        question={devicesText.questionOthers}
        action={{
          label: devicesText.signOutOthers,
          busyLabel: devicesText.signingOut,
          cancelLabel: devicesText.cancel,
        }}
        confirmReason={devicesText.confirmOthers}
        needsPassword
      >
        <p>{devicesText.sentenceOthers}</p>
        {names.length > 0 && <p>{devicesText.methodsLeft(formatList(names))}</p>}
        {user.email === null && (
          <>
            <p>{devicesText.withoutEmail}</p>
            {__FEATURES__.password && <p>{devicesText.addEmail}</p>}
          </>
        )}
      </ConfirmedChangeDialog>
    </>
  )
}

function nameOfMethod(method: string): string {
  if (method === 'password') return devicesText.methods.password
  return method === 'phone' ? devicesText.methods.phone : identityProviderName(method)
}
