import { Suspense, use } from 'react'
import { Link } from 'wouter'
import styles from './LocalBar.module.css'
import { localText } from './localText.ts'
import { mailboxPath } from './mailboxPath.ts'
import { readMissingServices } from './missingServices.ts'

/** Says that this is the local Firebase, what of it is missing, and leads to the mailbox. */
export function LocalBar() {
  const missing = readMissingServices()
  return (
    <footer className={styles.bar}>
      <span>{localText.bar}</span>
      <Link href={mailboxPath}>{localText.mailbox}</Link>
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
