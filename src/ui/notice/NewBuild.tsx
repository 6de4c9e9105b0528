import { useStore } from 'zustand'
import { newBuildStore } from '../../stores/newBuildStore.ts'
import { newBuildText } from '../../text/shared/newBuildText.ts'
import styles from './NewBuild.module.css'

/** A quiet line if a newer build is ready, at the end of the window; empty otherwise. */
export function NewBuild() {
  const { isReady } = useStore(newBuildStore)
  return (
    <output className={styles.place}>
      {isReady && (
        <span className={styles.line}>
          {newBuildText.isReady}
          <button type="button" onClick={() => location.reload()}>
            {newBuildText.reload}
          </button>
        </span>
      )}
    </output>
  )
}
