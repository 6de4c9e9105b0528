import { useStore } from 'zustand'
import { sharedComputerKey } from '../../domain/session/storageKeys.ts'
import { sharedComputerStore } from '../../stores/sharedComputerStore.ts'
import { signInText } from '../../text/signIn/signInText.ts'
import { CheckField } from '../../ui/form/CheckField.tsx'

/** Ends the session when the tab closes, with any sign-in method. */
export function SharedComputerField() {
  const { isShared } = useStore(sharedComputerStore)
  return (
    <CheckField
      // The prerendered page finds it by this ID, before its code is there.
      id={sharedComputerKey}
      label={signInText.sharedComputer}
      ref={adopt}
      checked={isShared}
      onChange={(event) => sharedComputerStore.setState({ isShared: event.target.checked })}
    />
  )
}

/** It may have been changed before the page was interactive. */
function adopt(box: HTMLInputElement | null): void {
  if (!box || box.checked === sharedComputerStore.getState().isShared) return
  sharedComputerStore.setState({ isShared: box.checked })
}
