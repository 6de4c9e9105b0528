import { useEffect } from 'react'
import { renewChosenLanguage } from './chooseLanguage.ts'
import { guardDoubleClicks } from './guardDoubleClicks.ts'
import { NewBuild } from './NewBuild.tsx'
import { TypedFields } from './TypedFields.tsx'

/** Components that observe every page, loaded after the first paint. */
export function PageWatchers() {
  useEffect(renewChosenLanguage, [])
  useEffect(guardDoubleClicks, [])
  return (
    <>
      <TypedFields />
      <NewBuild />
    </>
  )
}
