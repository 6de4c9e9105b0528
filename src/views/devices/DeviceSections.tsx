import { useSelector } from '@xstate/react'
import { devicesLogic } from '../../firebase/devices/watchDevices.ts'
import { useInspectedActor } from '../../hooks/useInspectedActor.ts'
import { devicesText } from '../../text/devices/devicesText.ts'
import { FailureNotice } from '../../ui/notice/FailureNotice.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import styles from '../account/AccountList.module.css'
import { DeviceRows } from './DeviceRows.tsx'

/** The person's devices, and signing out of them. */
export function DeviceSections({ uid }: { uid: string }) {
  const actor = useInspectedActor(devicesLogic, { input: { uid } })
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
      {devices && <DeviceRows devices={devices} />}
    </AccountSection>
  )
}
