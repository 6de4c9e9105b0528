import { join } from 'node:path'
import firebase from '../firebase.json' with { type: 'json' }

const PROJECT_ROOT = join(import.meta.dirname, '..')

/** The absolute paths of the rules files that firebase.json names. */
export const rulesFiles = {
  firestore: join(PROJECT_ROOT, firebase.firestore.rules),
  storage: join(PROJECT_ROOT, firebase.storage.rules),
}
