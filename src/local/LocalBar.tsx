import { Suspense, use, useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../paths.ts'
import styles from './LocalBar.module.css'
import { localText } from './localText.ts'
import { readMissingServices } from './missingServices.ts'

/** Says that this is the local Firebase, what of it is missing, and leads to the mailbox. */
export function LocalBar() {
  const [missing] = useState(readMissingServices)
  return (
    <footer className={styles.bar}>
      <span>{localText.bar}</span>
      <Link href={paths.mailbox}>{localText.mailbox}</Link>
      <Suspense>
        <MissingServices missing={missing} />
      </Suspense>
    </footer>
  )
}

function MissingServices({ missing }: { missing: Promise<readonly string[]> }) {
  return use(missing).map((sentence) => (
    <span key={sentence} className={styles.missing}>
      {sentence}
    </span>
  ))
}
