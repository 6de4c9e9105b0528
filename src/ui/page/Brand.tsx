import { Logo } from 'virtual:logo'
import { paths } from '../../paths.ts'
import { appText } from '../../text/shared/appText.ts'
import { AppLink } from './AppLink.tsx'
import styles from './Brand.module.css'

/** The logo and product name, linked to the home page. */
export function Brand() {
  return (
    <AppLink href={paths.home} className={styles.brand}>
      <Logo />
      {appText.name}
    </AppLink>
  )
}
