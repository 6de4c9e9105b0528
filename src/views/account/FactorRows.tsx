import { useSelector } from '@xstate/react'
import type { factorRemovalFlow } from '../../actors/account/accountFlows.ts'
import { locale } from '../../domain/locale.ts'
import type { SecondFactor } from '../../domain/secondFactor.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { secondFactorsText } from '../../text/accountText.ts'
import { factorKindText } from '../../text/identityText.ts'
import { useFocusAfter } from '../../ui/useFocusAfter.ts'
import { AccountRow } from './AccountRow.tsx'
import { RemovalDialogs } from './RemovalDialogs.tsx'
import styles from './SecondFactors.module.css'

type FactorRowsProps = {
  factors: readonly SecondFactor[]
  removalFlow: typeof factorRemovalFlow
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** One row for each factor, and the question before one is removed. */
export function FactorRows({ factors, removalFlow }: FactorRowsProps) {
  const removal = useFlow(removalFlow)
  const subject = useSelector(removal, ({ context }) => context.subject)
  const isRemoved = useSelector(removal, (snapshot) => snapshot.hasTag('made'))
  const factor = factors.find(({ uid }) => uid === subject)
  useFocusAfter(factor !== undefined, '#second-factors-heading')
  return (
    <>
      {factors.map((each) => (
        <AccountRow
          key={each.uid}
          label={nameOf(each)}
          value={<span className={styles.about}>{aboutOf(each)}</span>}
          action={{
            label: secondFactorsText.remove,
            onTake: () => removal.send({ type: 'change.open', subject: each.uid }),
          }}
        />
      ))}
      <output className={styles.state}>
        {isRemoved && !factor && <span>{secondFactorsText.removed}</span>}
      </output>
      {factor && (
        <RemovalDialogs
          actor={removal}
          question={secondFactorsText.removeQuestion(nameOf(factor))}
          remove={{
            label: secondFactorsText.remove,
            busyLabel: secondFactorsText.removing,
            keepLabel: secondFactorsText.keep,
          }}
          pendingAction={secondFactorsText.pendingRemove}
        >
          <p>{secondFactorsText.removeSentence}</p>
          {factors.length === 1 && <p>{secondFactorsText.removeLast}</p>}
        </RemovalDialogs>
      )}
    </>
  )
}

function nameOf({ name, kind }: SecondFactor): string {
  return name ?? factorKindText[kind]
}

function aboutOf({ kind, phoneNumber, since }: SecondFactor): string {
  const parts = [
    phoneNumber ?? factorKindText[kind],
    since && secondFactorsText.since(day.format(new Date(since))),
  ]
  return parts.filter(Boolean).join(', ')
}
