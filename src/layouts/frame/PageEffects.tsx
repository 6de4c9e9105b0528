import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { followTypedFields } from '../../startup/fields/typedFields.ts'
import { newBuildStore } from '../../stores/newBuildStore.ts'
import { newBuildText } from '../../text/shared/appText.ts'
import { renewChosenLanguage } from '../language/chooseLanguage.ts'
import { guardDoubleClicks } from './guardDoubleClicks.ts'
import styles from './PageEffects.module.css'

/** Observes every page, and shows when a newer build is ready. Loaded after the first paint. */
export function PageEffects() {
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  useEffect(renewChosenLanguage, [])
  useEffect(guardDoubleClicks, [])
  useEffect(() => followTypedFields(uid), [uid])
  return <NewBuild />
}

/** A quiet line if a newer build is ready, at the end of the window; empty otherwise. */
function NewBuild() {
  const { isReady } = useStore(newBuildStore)
  return (
    <output className={styles.place}>
      {isReady && (
        <span data-notice-line>
          {newBuildText.isReady}
          <button type="button" onClick={() => location.reload()}>
            {newBuildText.reload}
          </button>
        </span>
      )}
    </output>
  )
}
