import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { deviceSignOutFlow, othersSignOutFlow } from '../../actors/account/devicesFlows.ts'
import type { DeviceSession } from '../../domain/deviceSession.ts'
import type { accountChangeMachine } from '../../machines/accountChangeMachine.ts'
import type { Devices } from '../../machines/devicesMachine.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { devicesText } from '../../text/devicesText.ts'
import { nameOfDevice } from '../../text/deviceNameText.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatMoment } from '../../ui/formatMoment.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Sentence } from '../../ui/Sentence.tsx'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import { AccountRow } from '../account/AccountRow.tsx'
import { RemovalDialogs } from '../account/RemovalDialogs.tsx'
import styles from '../account/AccountList.module.css'

type DeviceRowsProps = {
  devices: Devices
  oneFlow: typeof deviceSignOutFlow
  othersFlow: typeof othersSignOutFlow
}

/** One row per device, one for all others, and the confirmation dialogs for signing out. */
export function DeviceRows({ devices, oneFlow, othersFlow }: DeviceRowsProps) {
  const { sessions, own, canSignOutOne } = devices
  const one = useFlow(oneFlow)
  const others = useFlow(othersFlow)
  const isListed = sessions.some(({ signIn }) => signIn === own)
  return (
    <>
      {!isListed && <p className={styles.state}>{devicesText.unlisted}</p>}
      {sessions.map((session) => (
        <DeviceRow
          key={session.signIn}
          session={session}
          isOwn={session.signIn === own}
          onSignOut={
            canSignOutOne
              ? () => one.send({ type: 'change.open', subject: `${session.signIn}` })
              : null
          }
        />
      ))}
      <AccountRow
        label={devicesText.others}
        value={<span className={styles.about}>{devicesText.othersHint}</span>}
        action={{
          label: devicesText.signOutAll,
          onTake: () => others.send({ type: 'change.open', subject: 'others' }),
        }}
      />
      {!canSignOutOne && <p className={styles.state}>{devicesText.full}</p>}
      <OneSignOut actor={one} sessions={sessions} />
      <OthersSignOut actor={others} />
    </>
  )
}

type DeviceRowProps = {
  session: DeviceSession
  isOwn: boolean
  /** `null` if devices can't be signed out one by one. */
  onSignOut: (() => void) | null
}

function DeviceRow({ session, isOwn, onSignOut }: DeviceRowProps) {
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
          <span className={styles.about}>{devicesText.signedInSince(momentOf(session))}</span>
        </span>
      }
      {...(!isOwn &&
        onSignOut && {
          action: {
            label: devicesText.signOut,
            about: devicesText.deviceSince(nameOfDevice(session), momentOf(session)),
            onTake: onSignOut,
          },
        })}
    />
  )
}

/** Tells two devices of the same kind apart. */
function momentOf({ signIn }: DeviceSession): string {
  return formatMoment(signIn * 1000)
}

type SignOutActor = ActorRefFrom<typeof accountChangeMachine>

const signOut = () => ({
  label: devicesText.signOut,
  busyLabel: devicesText.signingOut,
  keepLabel: devicesText.keep,
})

function OneSignOut({
  actor,
  sessions,
}: {
  actor: SignOutActor
  sessions: readonly DeviceSession[]
}) {
  const subject = useSelector(actor, ({ context }) => context.subject)
  const isDone = useSelector(actor, (snapshot) => snapshot.hasTag('made'))
  const session = sessions.find(({ signIn }) => `${signIn}` === subject)
  useFocusAfter(session !== undefined, '#sessions-heading')
  return (
    <>
      <output className={styles.state}>
        {isDone && !session && <span>{devicesText.done}</span>}
      </output>
      {session && (
        <RemovalDialogs
          actor={actor}
          question={devicesText.question(nameOfDevice(session))}
          remove={signOut()}
          identityLead={devicesText.pending}
        >
          <p>{devicesText.signedInSince(momentOf(session))}</p>
          <p>{devicesText.sentence}</p>
        </RemovalDialogs>
      )}
    </>
  )
}

function OthersSignOut({ actor }: { actor: SignOutActor }) {
  const isDone = useSelector(actor, (snapshot) => snapshot.hasTag('made'))
  return (
    <>
      <output className={styles.state}>{isDone && <span>{devicesText.doneOthers}</span>}</output>
      <RemovalDialogs
        actor={actor}
        question={devicesText.questionOthers}
        remove={{ ...signOut(), label: devicesText.signOutOthers }}
        identityLead={devicesText.pendingOthers}
      >
        <p>{devicesText.sentenceOthers}</p>
      </RemovalDialogs>
    </>
  )
}
