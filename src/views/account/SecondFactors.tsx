import { useSelector } from '@xstate/react'
import { factorRemovalFlow, factorsFlow } from '../../actors/account/accountFlows.ts'
import type { User } from '../../domain/user.ts'
import { useFlow } from '../../providers/useFlow.ts'
import { secondFactorsText } from '../../text/accountText.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { AccountSection } from './AccountSection.tsx'
import { AddFactor } from './AddFactor.tsx'
import { FactorRows } from './FactorRows.tsx'
import styles from './SecondFactors.module.css'

type SecondFactorsProps = {
  user: User
  flow?: typeof factorsFlow
  removalFlow?: typeof factorRemovalFlow
}

/** The second factors of the account: to see, to remove, and to add. */
export function SecondFactors({
  user,
  flow = factorsFlow,
  removalFlow = factorRemovalFlow,
}: SecondFactorsProps) {
  const actor = useFlow(flow)
  const snapshot = useSelector(actor, (current) => current)
  const { factors, failure } = snapshot.context
  return (
    <AccountSection
      id="second-factors"
      heading={secondFactorsText.heading}
      lead={secondFactorsText.lead}
    >
      <div className={styles.state}>
        <output>{snapshot.hasTag('loading') && secondFactorsText.loading}</output>
        <Form onSubmit={() => actor.send({ type: 'factors.retry' })}>
          <FailureNotice failure={failure} />
        </Form>
      </div>
      {snapshot.hasTag('listed') && (
        <>
          <FactorRows factors={factors} removalFlow={removalFlow} />
          <AddFactor user={user} count={factors.length} />
        </>
      )}
    </AccountSection>
  )
}
