import { useState } from 'react'
import { useStore } from 'zustand'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { AccountRow } from '#src/views/account/AccountRow.tsx'
import { distrustDevice, trustDevice } from '../firebase/trustedDevice.ts'
import { trustAnswer, trustedDeviceStore } from '../stores/trustedDeviceStore.ts'
import { deviceText } from '../text/notesText.ts'

/** Account setting: whether notes are stored on this device. */
export function TrustedDeviceRow({ uid }: { uid: string }) {
  const isTrusted = useStore(trustedDeviceStore, () => trustAnswer(uid)) === 'yes'
  const { isShared } = useStore(sharedComputerStore)
  const [hasFailed, setHasFailed] = useState(false)
  const stop = async () => {
    setHasFailed(false)
    setHasFailed(!(await distrustDevice(uid)))
  }
  if (isShared) return <AccountRow label={deviceText.label} value={deviceText.sharedComputer} />
  return (
    <AccountRow
      label={deviceText.label}
      value={isTrusted ? deviceText.stored : deviceText.notStored}
      status={hasFailed ? deviceText.notRemoved : null}
      action={
        isTrusted
          ? { label: deviceText.stopStoring, onClick: () => void stop() }
          : { label: deviceText.storeHere, onClick: () => trustDevice(uid) }
      }
    />
  )
}
