import { brandLinksText } from '../text/shared/brandText.ts'
import { deferredComponent } from '../ui/page/lazy.tsx'
import styles from './PageFooter.module.css'

const LanguageSelect = deferredComponent(
  () => import('./language/LanguageSelect.tsx'),
  'LanguageSelect',
)

/** Support and legal links, and the language select, if the build has any of them. */
export function PageFooter({ className }: { className?: string | undefined }) {
  if (!__BRAND__.hasLinks && !__FEATURES__.languages) return null
  return (
    <footer className={className}>
      {__BRAND__.hasLinks && (
        <nav aria-label={brandLinksText.heading} className={styles.links}>
          {__BRAND__.terms && <a href={__BRAND__.terms}>{brandLinksText.terms}</a>}
          {__BRAND__.privacy && <a href={__BRAND__.privacy}>{brandLinksText.privacy}</a>}
          {__BRAND__.support && <a href={__BRAND__.supportLink}>{brandLinksText.support}</a>}
        </nav>
      )}
      {__FEATURES__.languages && <LanguageSelect />}
    </footer>
  )
}
