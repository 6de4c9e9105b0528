import { useState } from 'react'
import { useStore } from 'zustand'
import { keepNoNotesHere, keepNotesHere } from '../actors/ownDevice.ts'
import { ownDevice, ownDeviceStore } from '../stores/ownDeviceStore.ts'
import { sharedComputerStore } from '../../stores/sharedComputerStore.ts'
import { deviceText } from '../text/notesText.ts'
import { Notice } from '../../ui/Notice.tsx'

type OwnDeviceQuestionProps = {
  uid: string
  /** Whether there is something to store, and space to ask. */
  isTimely: boolean
}

/** Asks once whether notes may be kept on this device; on a shared computer it does not. */
export function OwnDeviceQuestion({ uid, isTimely }: OwnDeviceQuestionProps) {
  const answer = useStore(ownDeviceStore, () => ownDevice(uid))
  const { isShared } = useStore(sharedComputerStore)
  const [outcome, setOutcome] = useState('')
  const say = (keep: (uid: string) => void, words: string) => () => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    keep(uid)
    setOutcome(words)
  }
  const isAsking = isTimely && answer === null && !isShared
  return (
    <output className={isAsking ? undefined : 'visually-hidden'}>
      {isAsking ? (
        <Notice tone="calm">
          <span>{deviceText.question}</span>
          <button type="button" onClick={say(keepNotesHere, deviceText.nowKept)}>
            {deviceText.keepNotes}
          </button>
          <button type="button" onClick={say(keepNoNotesHere, deviceText.nowNotKept)}>
            {deviceText.notHere}
          </button>
        </Notice>
      ) : (
        outcome
      )}
    </output>
  )
}
