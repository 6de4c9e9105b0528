import { brandLinksText } from '../text/brandLinksText.ts'
import styles from './BrandLinks.module.css'

/** Below a page: where people find help, and what they agree to. */
export function BrandLinks() {
  return (
    <nav aria-label={brandLinksText.heading} className={styles.links}>
      {__BRAND__.terms && <a href={__BRAND__.terms}>{brandLinksText.terms}</a>}
      {__BRAND__.privacy && <a href={__BRAND__.privacy}>{brandLinksText.privacy}</a>}
      {__BRAND__.support && (
        <a
          href={__BRAND__.support.includes('@') ? `mailto:${__BRAND__.support}` : __BRAND__.support}
        >
          {brandLinksText.support}
        </a>
      )}
    </nav>
  )
}
