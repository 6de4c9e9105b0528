import { randomUUID } from 'node:crypto'
import { asOwner } from '#local-firebase/asOwner.ts'
import { PROJECT_ID } from '#local-firebase/ports.ts'
import { configuration } from '#src/config.ts'
import { emptyContent } from '#src/domain/note.ts'

const root = `projects/${PROJECT_ID}/databases/(default)/documents`
const documents = `${configuration.local?.firestore}/v1/${root}`
const objects = `${configuration.local?.storage}/v0/b/${configuration.firebase.storageBucket}/o`

/** Everything that the server has of a person, by its path. */
export async function everythingOf(uid: string): Promise<readonly string[]> {
  const kept = ['notes', 'files', 'usage', 'keys'].map((name) => idsIn(`users/${uid}/${name}`))
  const listed = await asOwner('GET', `${objects}?prefix=users%2F${uid}%2F`)
  const { items = [] } = JSON.parse(listed) as { items?: { name: string }[] }
  const mark = await markOf(uid)
  return [
    ...(await Promise.all(kept)).flat(),
    ...items.map(({ name }) => `bytes of ${name}`),
    ...(mark
      ? [`mark ${Object.keys(mark).sort().join(' ')} ${mark['isFinal']?.booleanValue}`]
      : []),
  ].sort()
}

/** What is left of a person who is gone. */
export const onlyTheMark = ['mark deletingSince isFinal true']

type Fields = Record<string, { booleanValue?: boolean }>

async function markOf(uid: string): Promise<Fields | null> {
  const answer = await fetch(`${documents}/users/${uid}`, {
    headers: { authorization: 'Bearer owner' },
  })
  return answer.ok ? ((await answer.json()) as { fields: Fields }).fields : null
}

async function idsIn(path: string): Promise<string[]> {
  const text = await asOwner('GET', `${documents}/${path}?pageSize=300&mask.fieldPaths=__name__`)
  const { documents: found = [] } = JSON.parse(text) as { documents?: { name: string }[] }
  return found.map(({ name }) => name.slice(name.indexOf('/users/') + 1))
}

/** Puts many notes there at once, and their count, as no client could. */
export async function putNotes(uid: string, count: number, body: string): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID())
  for (let at = 0; at < count; at += 500) {
    const writes = ids.slice(at, at + 500).map((id) => update(`users/${uid}/notes/${id}`, body))
    await asOwner('POST', `${documents}:commit`, { writes })
  }
  const fields = { count: { integerValue: `${count}` }, lastId: { stringValue: ids[0] } }
  await asOwner('PATCH', `${documents}/users/${uid}/usage/notes`, { fields })
}

/** Deletes the record of a file and leaves its bytes. */
export async function loseRecord(uid: string, fileId: string): Promise<void> {
  await asOwner('DELETE', `${documents}/users/${uid}/files/${fileId}`)
}

/** Lets the last sign-in of a person be that long ago. */
export async function ageSignIn(uid: string, milliseconds: number): Promise<void> {
  const accounts = `${configuration.local?.auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts`
  const lastLoginAt = `${Date.now() - milliseconds}`
  await asOwner('POST', `${accounts}:update`, { localId: uid, lastLoginAt })
}

function update(path: string, body: string) {
  const moment = { timestampValue: new Date().toISOString() }
  const { pinned, deleted } = emptyContent
  const fields = {
    title: { stringValue: '' },
    body: { stringValue: body },
    pinned: { booleanValue: pinned },
    deleted: { booleanValue: deleted },
    conflictOf: { nullValue: null },
    rev: { integerValue: '1' },
    opId: { stringValue: randomUUID() },
    parentOpId: { nullValue: null },
    createdAt: moment,
    updatedAt: moment,
  }
  return { update: { name: `${root}/${path}`, fields } }
}
