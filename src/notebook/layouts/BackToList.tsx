import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { notesText } from '../text/notesText.ts'
import { BackIcon } from '../ui/noteIcons.tsx'
import styles from './BackToList.module.css'

/** The way back to the list, and to what was searched for, where the page has taken its place. */
export function BackToList() {
  return (
    <Link href={paths.home} className={styles.back}>
      <BackIcon />
      {notesText.back}
    </Link>
  )
}
