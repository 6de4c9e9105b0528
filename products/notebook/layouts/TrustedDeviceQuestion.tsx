import { useState } from 'react'
import { useStore } from 'zustand'
import { focusHeading } from '#src/hooks/focus.ts'
import { sharedComputerStore } from '#src/stores/sharedComputerStore.ts'
import { Notice } from '#src/ui/notice/Notice.tsx'
import { distrustDevice, trustDevice } from '../firebase/trustedDevice.ts'
import { trustAnswer, trustedDeviceStore } from '../stores/trustedDeviceStore.ts'
import { deviceText } from '../text/notesText.ts'

type TrustedDeviceQuestionProps = {
  uid: string
  /** Whether there is something to store and room to ask. */
  isListShown: boolean
}

/** Asks once whether to store notes on this device. Doesn't ask on a shared computer. */
export function TrustedDeviceQuestion({ uid, isListShown }: TrustedDeviceQuestionProps) {
  const answer = useStore(trustedDeviceStore, () => trustAnswer(uid))
  const { isShared } = useStore(sharedComputerStore)
  const [outcome, setOutcome] = useState('')
  const answerWith = (keep: (uid: string) => unknown, text: string) => () => {
    focusHeading()
    keep(uid)
    setOutcome(text)
  }
  const isAsking = isListShown && answer === null && !isShared
  return (
    <output className={isAsking ? undefined : 'visually-hidden'}>
      {isAsking ? (
        <Notice tone="calm">
          <span>{deviceText.question}</span>
          <button type="button" onClick={answerWith(trustDevice, deviceText.nowStored)}>
            {deviceText.storeHere}
          </button>
          <button type="button" onClick={answerWith(distrustDevice, deviceText.nowNotStored)}>
            {deviceText.decline}
          </button>
        </Notice>
      ) : (
        outcome
      )}
    </output>
  )
}
