import { Link } from 'wouter'
import { paths } from '../paths.ts'
import { appText } from '../text/signInText.ts'
import styles from './Brand.module.css'

/** The logo, an open gate, and the name. Links home. */
export function Brand() {
  return (
    <Link href={paths.home} className={styles.brand}>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <rect width="28" height="28" rx="8" className={styles.plate} />
        <path d="M7 22V13a7 7 0 0 1 14 0v9h-3.5v-9a3.5 3.5 0 0 0-7 0v9Z" className={styles.gate} />
      </svg>
      {appText.name}
    </Link>
  )
}
