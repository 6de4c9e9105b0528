import { errorPageText } from '../../text/shared/appText.ts'
import { Button } from '../button/Button.tsx'
import { PageHeading } from '../page/PageHeading.tsx'
import styles from './LoadFailedPage.module.css'

/** Replaces a page whose code can't be loaded. Going back works, and what was typed there is kept. */
export function LoadFailedPage() {
  return (
    <div data-page="failed" className={styles.missing}>
      <PageHeading title={errorPageText.missingTitle} lead={errorPageText.missing} />
      <Button look="primary" onClick={() => location.reload()}>
        {errorPageText.reload}
      </Button>
    </div>
  )
}
