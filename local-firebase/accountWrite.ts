import { PROJECT_ID } from './ports.ts'

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`

/** A write of a commit that creates the state of an account, which Storage's rules read. Changes none that exists. */
export function accountWrite(uid: string): object {
  return { update: { name: `${DOCUMENTS}/users/${uid}`, fields: {} }, updateMask: {} }
}
