import { use } from 'react'
import { removePageSnapshot } from '../../startup/pageSnapshot/pageSnapshot.ts'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { showCodeMissing } from '../../startup/prerendered.ts'
import { errorPageText } from '../../text/shared/appText.ts'
import { Button } from '../button/Button.tsx'
import { PageHeading } from '../page/PageHeading.tsx'
import styles from './ChunkMissing.module.css'

/**
 * Replaces a page whose code can't be loaded. Going back works, and what was typed there is kept. A
 * prerendered page stays and shows a notice instead.
 */
export function ChunkMissing() {
  if (!useIsHydrated()) use(prerenderedWithoutCode())
  return (
    <div ref={removePageSnapshot} className={styles.missing}>
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

function prerenderedWithoutCode(): Promise<never> {
  showCodeMissing()
  return forever
}
