import { use } from 'react'
import { dropLastSeen } from '../actors/dropLastSeen.ts'
import { useIsLive } from '../providers/useIsLive.ts'
import { faultText } from '../text/signInText.ts'
import { Button } from './Button.tsx'
import { PageHeading } from './PageHeading.tsx'
import styles from './PartMissing.module.css'

/**
 * Replaces a page whose code can't be loaded. Going back works, and what was typed there is kept. A page that
 * is painted in the HTML stays and shows a notice instead.
 */
export function PartMissing() {
  if (!useIsLive()) use(paintedWithoutCode())
  return (
    <div ref={dropLastSeen} className={styles.missing}>
      <PageHeading title={faultText.missingTitle} lead={faultText.missing}>
        {faultText.missingTitle}
      </PageHeading>
      <Button look="primary" onClick={() => location.reload()}>
        {faultText.reload}
      </Button>
    </div>
  )
}

const forever = new Promise<never>(() => undefined)

function paintedWithoutCode(): Promise<never> {
  globalThis.painted?.sayMissing()
  return forever
}
