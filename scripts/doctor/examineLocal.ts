import type { Finding } from '#src/domain/examination.ts'
import { ask } from './ask.ts'
import { failed, passed, skipped } from './finding.ts'
import { withGuest } from './guest.ts'
import { isAboutOffered, offeredNames, type OfferedMethods } from './offeredMethods.ts'
import type { Project } from './project.ts'
import { checkRules } from './rules.ts'

/**
 * Examines the local Firebase: which services run, what the app offers, and whether the rules protect the
 * data.
 */
export async function examineLocal(project: Project, offered: OfferedMethods): Promise<Finding[]> {
  const { auth, firestore, storage } = project.services
  const findings = [
    ...(await Promise.all([
      checkService('Authentication', auth),
      checkService('Firestore', firestore),
      checkService('Storage', storage),
    ])),
    passed('Sign-in methods that the app offers', offeredNames(offered)),
    ...(await withGuest(project, (guest) => checkRules(project, guest))),
    skipped(
      'A Firebase project',
      'None is configured yet. The next step: create one as docs/deploy.md says, and fill in .env.local.',
      'https://console.firebase.google.com',
    ),
  ]
  return findings.filter(isAboutOffered(offered))
}

async function checkService(name: string, address: string): Promise<Finding> {
  const about = `Local ${name}`
  const { origin } = new URL(address)
  const { status } = await ask(origin)
  if (status !== null) return passed(about, origin)
  return failed(
    about,
    `Nothing answers at ${origin}. What is printed at the start says why.`,
    'npm start',
  )
}
