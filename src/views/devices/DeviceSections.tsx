import { useSelector } from '@xstate/react'
import { devicesFlow, othersSignOutFlow } from '../../actors/devices/devicesFlows.ts'
import { useFlow } from '../../hooks/useFlow.ts'
import { devicesText } from '../../text/devices/devicesText.ts'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from '../account/AccountList.module.css'
import { DeviceRows } from './DeviceRows.tsx'

type DeviceSectionsProps = {
  uid: string
  flow?: typeof devicesFlow
  othersFlow?: typeof othersSignOutFlow
}

/** The person's devices, and signing out of them. */
export function DeviceSections({
  uid,
  flow = devicesFlow,
  othersFlow = othersSignOutFlow,
}: DeviceSectionsProps) {
  const actor = useFlow(flow, { uid })
  const snapshot = useSelector(actor, (current) => current)
  const { devices, failure } = snapshot.context
  return (
    <AccountSection id="sessions" heading={devicesText.heading} lead={devicesText.lead}>
      <div className={styles.state}>
        <output>
          {snapshot.hasTag('loading') && (
            <span>{snapshot.hasTag('slow') ? devicesText.slow : devicesText.loading}</span>
          )}
        </output>
        <Form onSubmit={() => actor.send({ type: 'devices.retry' })}>
          <FailureNotice failure={failure} />
        </Form>
      </div>
      {devices && <DeviceRows devices={devices} othersFlow={othersFlow} />}
    </AccountSection>
  )
}
