import { use } from 'react'
import { removeSnapshot } from '../../actors/session/removeSnapshot.ts'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { errorPageText } from '../../text/shared/appText.ts'
import { Button } from '../button/Button.tsx'
import { PageHeading } from '../page/PageHeading.tsx'
import styles from './ChunkMissing.module.css'

/**
 * Replaces a page whose code can't be loaded. Going back works, and what was typed there is kept. A page that
 * is painted in the HTML stays and shows a notice instead.
 */
export function ChunkMissing() {
  if (!useIsHydrated()) use(paintedWithoutCode())
  return (
    <div ref={removeSnapshot} className={styles.missing}>
      <PageHeading title={errorPageText.missingTitle} lead={errorPageText.missing}>
        {errorPageText.missingTitle}
      </PageHeading>
      <Button look="primary" onClick={() => location.reload()}>
        {errorPageText.reload}
      </Button>
    </div>
  )
}

const forever = new Promise<never>(() => undefined)

function paintedWithoutCode(): Promise<never> {
  globalThis.painted?.sayMissing()
  return forever
}
