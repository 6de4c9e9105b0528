import { PROJECT_ID } from '#local-firebase/ports.ts'
import { encode, now } from './values.ts'
import type { Fields } from './values.ts'

export const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`

/** One write of a commit, in the form of Firestore's REST API. */
export type Write = object

/** Puts these fields in the place of a document, or creates it. */
export function put(path: string, fields: Fields): Write {
  const entries = Object.entries(fields)
  const settled = entries.flatMap(([name, value]): [string, object][] =>
    typeof value === 'symbol' ? [] : [[name, encode(value)]],
  )
  return {
    update: { name: `${DOCUMENTS}/${path}`, fields: Object.fromEntries(settled) },
    updateTransforms: entries.flatMap(([fieldPath, value]) =>
      value === now ? { fieldPath, setToServerValue: 'REQUEST_TIME' } : [],
    ),
  }
}

/** Changes these fields of a document, and leaves the others. */
export function change(path: string, fields: Fields): Write {
  const fieldPaths = Object.keys(fields).filter((name) => fields[name] !== now)
  return { ...put(path, fields), updateMask: { fieldPaths } }
}

export function remove(path: string): Write {
  return { delete: `${DOCUMENTS}/${path}` }
}
