import { Logo } from 'virtual:logo'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { appText } from '../../text/shared/appText.ts'
import styles from './Brand.module.css'

/** The logo and product name, linked to the home page. */
export function Brand() {
  return (
    <Link href={paths.home} className={styles.brand}>
      <Logo />
      {appText.name}
    </Link>
  )
}
