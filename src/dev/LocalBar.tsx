import { Suspense, use } from 'react'
import { Link } from 'wouter'
import { configuration } from '../domain/configuration/appConfiguration.ts'
import { mailboxPath } from '../paths.ts'
import { localText } from './localText.ts'
import styles from './LocalBar.module.css'

let missingServices: Promise<readonly string[]> | undefined

/** A toolbar that shows which Firebase this build uses and what is missing, with a link to the mailbox. */
export function LocalBar() {
  const missing = readMissingServices()
  return (
    <aside aria-label={localText.tools} className={styles.bar} lang="en" dir="ltr">
      {__LOCAL__ ? (
        <>
          <span>{localText.bar}</span>
          <Link href={mailboxPath}>{localText.mailbox}</Link>
        </>
      ) : (
        <span>{localText.developmentBar(configuration.firebase.projectId)}</span>
      )}
      <Suspense>
        <MissingServices missing={missing} />
      </Suspense>
    </aside>
  )
}

function MissingServices({ missing }: { missing: Promise<readonly string[]> }) {
  return use(missing).map((sentence) => (
    <span key={sentence} className={styles.missing}>
      {sentence}
    </span>
  ))
}

/**
 * One sentence for each local service that couldn't be started; empty if unknown. Requested once per page,
 * because a component that suspends renders many times.
 */
function readMissingServices(): Promise<readonly string[]> {
  missingServices ??= ask()
  return missingServices
}

async function ask(): Promise<readonly string[]> {
  if (!configuration.local) return []
  try {
    const response = await fetch(`${configuration.local.auth}/local-firebase/status`)
    const { missing } = (await response.json()) as { missing: readonly string[] }
    return missing
  } catch {
    return []
  }
}
