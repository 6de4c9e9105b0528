import { useSelector } from '@xstate/react'
import { Suspense, use } from 'react'
import { Link } from 'wouter'
import { configuration } from '../config.ts'
import { useFlow } from '../providers/useFlow.ts'
import { Button } from '../ui/Button.tsx'
import { DoctorDialog } from './DoctorDialog.tsx'
import { doctorFlow } from './doctorFlow.ts'
import styles from './LocalBar.module.css'
import { doctorText, localText } from './localText.ts'
import { mailboxPath } from './mailboxPath.ts'
import { readMissingServices } from './missingServices.ts'

/** A toolbar that says which Firebase this build uses and what is missing, with links to developer tools. */
export function LocalBar({ flow = doctorFlow }) {
  const missing = readMissingServices()
  const doctor = useFlow(flow)
  const snapshot = useSelector(doctor, (current) => current)
  return (
    <>
      <aside aria-label={localText.tools} className={styles.bar} lang="en" dir="ltr">
        {__LOCAL__ ? (
          <>
            <span>{localText.bar}</span>
            <Link href={mailboxPath}>{localText.mailbox}</Link>
          </>
        ) : (
          <span>{localText.developmentBar(configuration.firebase.projectId)}</span>
        )}
        <Button look="quiet" onClick={() => doctor.send({ type: 'doctor.open' })}>
          {doctorText.title}
        </Button>
        <Suspense>
          <MissingServices missing={missing} />
        </Suspense>
      </aside>
      {snapshot.hasTag('open') && (
        <DoctorDialog
          examination={snapshot.context.examination}
          isExamining={snapshot.hasTag('examining')}
          isUnreachable={snapshot.hasTag('unreachable')}
          onAgain={() => doctor.send({ type: 'doctor.again' })}
          onClose={() => doctor.send({ type: 'doctor.close' })}
        />
      )}
    </>
  )
}

function MissingServices({ missing }: { missing: Promise<readonly string[]> }) {
  return use(missing).map((sentence) => (
    <span key={sentence} className={styles.missing}>
      {sentence}
    </span>
  ))
}
