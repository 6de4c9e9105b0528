import { useSelector } from '@xstate/react'
import { configuration } from '../../domain/configuration/appConfiguration.ts'
import { formatDate } from '../../domain/format.ts'
import type { SecondFactor } from '../../domain/security/enrolledMethods.ts'
import type { User } from '../../domain/session/user.ts'
import { secondFactorsLogic, factorRemovalLogic } from '../../firebase/security/secondFactors.ts'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.ts'
import { useInspectedActor, useInspectedMachine } from '../../hooks/useInspectedActor.ts'
import { useRowEditor } from '../../hooks/useRowEditor.ts'
import { paths } from '../../paths.ts'
import { pathWithReturn } from '../../returnPath.ts'
import { factorKindText } from '../../text/security/identityText.ts'
import { secondFactorsText } from '../../text/security/secondFactorsText.ts'
import { actionText } from '../../text/shared/actionText.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { Sentence } from '../../ui/page/Sentence.tsx'
import { AccountRow } from '../account/AccountRow.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { PhoneEditor } from '../account/PhoneEditor.tsx'
import { SectionStatus } from '../account/SectionStatus.tsx'
import { ConfirmedChangeDialog } from './ConfirmedChangeDialog.tsx'
import { TotpEnrollment } from './TotpEnrollment.tsx'
import sectionStyles from '../account/AccountSection.module.css'
import styles from './security.module.css'

/** Shows, removes, and adds the account's second factors. */
export function SecondFactors({ user }: { user: User }) {
  const [snapshot, actor] = useInspectedMachine(secondFactorsLogic)
  const { value: factors, failure } = snapshot.context
  return (
    <AccountSection
      id="second-factors"
      heading={secondFactorsText.heading}
      lead={secondFactorsText.lead}
    >
      <SectionStatus
        loading={snapshot.hasTag('loading') && secondFactorsText.loading}
        failure={failure}
        onRetry={() => actor.send({ type: 'watch.retry' })}
      />
      {factors && (
        <>
          <FactorRows factors={factors} />
          <AddFactor user={user} count={factors.length} />
        </>
      )}
    </AccountSection>
  )
}

function FactorRows({ factors }: { factors: readonly SecondFactor[] }) {
  const removal = useInspectedActor(factorRemovalLogic)
  const item = useSelector(removal, ({ context }) => context.item)
  const isRemoved = useSelector(removal, (snapshot) => snapshot.matches({ shown: 'changed' }))
  const factor = factors.find(({ enrollmentId }) => enrollmentId === item)
  useFocusAfterRemoval(factor !== undefined, '#second-factors-heading')
  return (
    <>
      {factors.map((each) => (
        <AccountRow
          key={each.enrollmentId}
          label={nameOf(each)}
          value={<AboutFactor {...each} />}
          action={{
            label: actionText.remove,
            onClick: () => removal.send({ type: 'change.open', item: each.enrollmentId }),
          }}
        />
      ))}
      <output className={sectionStyles.state}>
        {isRemoved && !factor && <span>{secondFactorsText.removed}</span>}
      </output>
      {factor && (
        <ConfirmedChangeDialog
          actor={removal}
          question={secondFactorsText.removeQuestion(nameOf(factor))}
          action={{
            label: actionText.remove,
            busyLabel: actionText.removing,
            cancelLabel: actionText.keepIt,
          }}
          confirmReason={secondFactorsText.confirmRemove}
        >
          <p>{secondFactorsText.removeSentence}</p>
          {factors.length === 1 && <p>{secondFactorsText.removeLast}</p>}
        </ConfirmedChangeDialog>
      )}
    </>
  )
}

function nameOf({ name, kind }: SecondFactor): string {
  return name ?? factorKindText[kind]
}

function AboutFactor({ kind, phoneNumber, since }: SecondFactor) {
  const factor = <bdi>{phoneNumber ?? factorKindText[kind]}</bdi>
  const known = since && formatDate(Date.parse(since))
  return (
    <span className={sectionStyles.about}>
      {known ? (
        <Sentence of={(one) => secondFactorsText.since(one, known)}>{factor}</Sentence>
      ) : (
        factor
      )}
    </span>
  )
}

type AddFactorProps = {
  user: User
  /** How many factors the account already has. */
  count: number
}

/** Adds a second factor. Firebase requires a verified email first. */
function AddFactor({ user, count }: AddFactorProps) {
  const {
    openItem: adding,
    wasSaved: isAdded,
    open,
    close,
    closeAsSaved,
  } = useRowEditor<SecondFactor['kind']>()
  if (user.email === null)
    return <p className={sectionStyles.state}>{secondFactorsText.needsEmail}</p>
  if (!user.emailVerified) {
    return (
      <div className={sectionStyles.state}>
        <p>{secondFactorsText.needsVerified}</p>
        <ButtonLink href={pathWithReturn(paths.verifyEmail, paths.security)}>
          {actionText.verifyEmail}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <AccountRow
        label={secondFactorsText.addRow}
        onClose={close}
        value={
          <div className={styles.kinds}>
            {configuration.totp && (
              <Button onClick={() => open('totp')}>{secondFactorsText.addTotp}</Button>
            )}
            {__FEATURES__.sms && (
              <Button onClick={() => open('phone')}>{secondFactorsText.addPhone}</Button>
            )}
          </div>
        }
      >
        {adding === 'totp' && (
          <TotpEnrollment account={user.email} onDone={closeAsSaved} onClose={close} />
        )}
        {__FEATURES__.sms && adding === 'phone' && (
          <PhoneEditor
            purpose="secondFactor"
            confirmReason={secondFactorsText.confirmAdd}
            suggestedName={secondFactorsText.phoneName}
            onDone={closeAsSaved}
            onClose={close}
          />
        )}
      </AccountRow>
      <output className={sectionStyles.state}>
        {isAdded && count > 0 && <span>{secondFactorsText.added}</span>}
        {isAdded && count === 1 && <span>{secondFactorsText.addSecond}</span>}
      </output>
    </>
  )
}
