import { useEffect } from 'react'
import { useAuth } from '../../providers/AuthProvider.tsx'
import { renewChosenLanguage } from './chooseLanguage.ts'
import { guardDoubleClicks } from './guardDoubleClicks.ts'
import { NewBuild } from '../notice/NewBuild.tsx'
import { followTypedFields } from '../../startup/typedFields.ts'

/** Observes every page, and shows when a newer build is ready. Loaded after the first paint. */
export function PageEffects() {
  const { user } = useAuth()
  const uid = user?.uid ?? ''
  useEffect(renewChosenLanguage, [])
  useEffect(guardDoubleClicks, [])
  useEffect(() => followTypedFields(uid), [uid])
  return <NewBuild />
}
