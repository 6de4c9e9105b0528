import { HOST, PROJECT_ID, type LocalPorts } from './ports.ts'
import { requestAsAdmin } from './requestAsAdmin.ts'

/** The person that each start of the local Firebase creates, to sign in with. */
export const demoUser = {
  email: 'demo@gatehouse.test',
  password: 'open-sesame',
  displayName: 'Demo Person',
} as const

/**
 * Creates the demo person with a verified address, unless the kept data includes them.
 *
 * @param hasFirestore whether Firestore is running. There, the address is recorded as verified, as `npm run verified`
 *   does. Otherwise, the first emailed link would remove the password.
 */
export async function createDemoUser(
  ports: Pick<LocalPorts, 'auth' | 'firestore'>,
  hasFirestore: boolean,
): Promise<void> {
  const { email } = demoUser
  const accounts = `http://${HOST}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`
  const found = await requestAsAdmin('POST', `${accounts}:lookup`, { email: [email] })
  if (found.includes(email)) return
  const created = await requestAsAdmin('POST', accounts, { ...demoUser, emailVerified: true })
  if (!hasFirestore) return
  const { localId } = JSON.parse(created) as { localId: string }
  const root = `projects/${PROJECT_ID}/databases/(default)/documents`
  const verified = { mapValue: { fields: { email: { stringValue: email } } } }
  await requestAsAdmin('POST', `http://${HOST}:${ports.firestore}/v1/${root}:commit`, {
    writes: [
      {
        update: { name: `${root}/users/${localId}`, fields: { verified } },
        updateTransforms: [{ fieldPath: 'verified.at', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  })
}
