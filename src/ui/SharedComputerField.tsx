import { useStore } from 'zustand'
import { sharedComputerStore } from '../stores/sharedComputerStore.ts'
import { signInText } from '../text/signInText.ts'
import { CheckField } from './CheckField.tsx'

/** Lets the session end with the tab, whichever way the person then signs in. */
export function SharedComputerField() {
  const { isShared } = useStore(sharedComputerStore)
  return (
    <CheckField
      label={signInText.sharedComputer}
      ref={adopt}
      checked={isShared}
      onChange={(event) => sharedComputerStore.setState({ isShared: event.target.checked })}
    />
  )
}

/** It may have been ticked, or not any more, before the code was there. */
function adopt(box: HTMLInputElement | null): void {
  if (!box || box.checked === sharedComputerStore.getState().isShared) return
  sharedComputerStore.setState({ isShared: box.checked })
}
