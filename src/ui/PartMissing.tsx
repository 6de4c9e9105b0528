import { dropLastSeen } from '../actors/dropLastSeen.ts'
import { faultText } from '../text/signInText.ts'
import { Button } from './Button.tsx'
import { PageHeading } from './PageHeading.tsx'
import styles from './PartMissing.module.css'

/** Stands for a page that could not be fetched. Going back works, and what was typed there stays. */
export function PartMissing() {
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
