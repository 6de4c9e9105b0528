import { useStore } from 'zustand'
import { keepNoNotesHere, keepNotesHere } from '../actors/notes/ownDevice.ts'
import { ownDevice, ownDeviceStore } from '../stores/ownDeviceStore.ts'
import { sharedComputerStore } from '../stores/sharedComputerStore.ts'
import { deviceText } from '../text/deviceText.ts'
import { Notice } from './Notice.tsx'

/** Asks once whether notes may be kept on this device; on a shared computer it does not. */
export function OwnDeviceQuestion({ uid }: { uid: string }) {
  const answer = useStore(ownDeviceStore, () => ownDevice(uid))
  const { isShared } = useStore(sharedComputerStore)
  return (
    <output>
      {answer === null && !isShared && (
        <Notice tone="calm">
          <span>{deviceText.question}</span>
          <button type="button" onClick={() => keepNotesHere(uid)}>
            {deviceText.keepNotes}
          </button>
          <button type="button" onClick={() => keepNoNotesHere(uid)}>
            {deviceText.notNow}
          </button>
        </Notice>
      )}
    </output>
  )
}
