import { useEffect } from 'react'
import { renewChosenLanguage } from './chooseLanguage.ts'
import { NewBuild } from './NewBuild.tsx'
import { PressGuard } from './PressGuard.tsx'
import { TypedFields } from './TypedFields.tsx'

/** Components that observe every page, loaded after the first paint. */
export function PageWatchers() {
  useEffect(renewChosenLanguage, [])
  return (
    <>
      <PressGuard />
      <TypedFields />
      <NewBuild />
    </>
  )
}
