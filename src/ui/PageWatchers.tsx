import { CapsLockNotice } from './CapsLockNotice.tsx'
import { NewBuild } from './NewBuild.tsx'
import { PressGuard } from './PressGuard.tsx'
import { TypedFields } from './TypedFields.tsx'

/** Components that observe every page, loaded after the first paint. */
export function PageWatchers() {
  return (
    <>
      <PressGuard />
      <TypedFields />
      <CapsLockNotice />
      <NewBuild />
    </>
  )
}
