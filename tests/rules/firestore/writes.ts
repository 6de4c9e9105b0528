import { PROJECT_ID } from '#local-firebase/ports.ts'
import { encode, gone, isEntry, now } from './values.ts'
import type { Fields } from './values.ts'

export const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`

/** One write of a commit, in the format of Firestore's REST API. */
export type Write = object

/** Creates or replaces a document with these fields. */
export function put(path: string, fields: Fields): Write {
  return {
    update: { name: `${DOCUMENTS}/${path}`, fields: settledIn(fields) },
    updateTransforms: momentsIn(fields).map((fieldPath) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
  }
}

/** Changes these fields of a document, and no others. */
export function change(path: string, fields: Fields): Write {
  const names = Object.keys(fields).filter((name) => fields[name] !== now)
  return { ...put(path, fields), updateMask: { fieldPaths: names.map(quoted) } }
}

function settledIn(fields: Fields): Record<string, object> {
  const settled = Object.entries(fields).flatMap(([name, field]): [string, object][] => {
    if (field === now || field === gone) return []
    return [[name, isEntry(field) ? { mapValue: { fields: settledIn(field) } } : encode(field)]]
  })
  return Object.fromEntries(settled)
}

/** The paths of fields that the server's clock fills. */
function momentsIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field === now) return quoted(name)
    return isEntry(field) ? momentsIn(field).map((path) => `${quoted(name)}.${path}`) : []
  })
}

/** In a path, a name that starts with a digit needs quotes. */
function quoted(name: string): string {
  return /^\d/.test(name) ? `\`${name}\`` : name
}

export function remove(path: string): Write {
  return { delete: `${DOCUMENTS}/${path}` }
}
