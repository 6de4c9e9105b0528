import { useStore } from 'zustand'
import { sharedComputerStore } from '../stores/sharedComputerStore.ts'
import { signInText } from '../text/signInText.ts'
import styles from './SharedComputerField.module.css'

/** Lets the session end with the tab, whichever way the person then signs in. */
export function SharedComputerField() {
  const { isShared } = useStore(sharedComputerStore)
  return (
    <label className={styles.field}>
      <input
        type="checkbox"
        checked={isShared}
        onChange={(event) => sharedComputerStore.setState({ isShared: event.target.checked })}
      />
      {signInText.sharedComputer}
    </label>
  )
}
