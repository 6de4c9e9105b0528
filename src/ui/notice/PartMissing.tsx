import { use } from 'react'
import { dropLastSeen } from '../../actors/session/dropLastSeen.ts'
import { useIsLive } from '../../hooks/useIsLive.ts'
import { faultText } from '../../text/signInText.ts'
import { Button } from '../button/Button.tsx'
import { PageHeading } from '../page/PageHeading.tsx'
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
