import { useState } from 'react'
import { useStore } from 'zustand'
import { setOthersDevice, setOwnDevice } from '../firebase/ownDevice.ts'
import { ownDevice, ownDeviceStore } from '../stores/ownDeviceStore.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { deviceText } from '../text/notesText.ts'
import { AccountRow } from '#src/views/account/AccountRow.tsx'

/** Account setting: whether notes are stored on this device. */
export function OwnDeviceRow({ uid }: { uid: string }) {
  const isOwn = useStore(ownDeviceStore, () => ownDevice(uid)) === 'yes'
  const { isShared } = useStore(sharedComputerStore)
  const [hasFailed, setHasFailed] = useState(false)
  const stop = async () => {
    setHasFailed(false)
    setHasFailed(!(await setOthersDevice(uid)))
  }
  if (isShared) return <AccountRow label={deviceText.label} value={deviceText.keptNowhere} />
  return (
    <AccountRow
      label={deviceText.label}
      value={isOwn ? deviceText.stored : deviceText.notStored}
      status={hasFailed ? deviceText.notRemoved : null}
      action={
        isOwn
          ? { label: deviceText.keepNothing, onTake: () => void stop() }
          : { label: deviceText.keepNotes, onTake: () => setOwnDevice(uid) }
      }
    />
  )
}
