import { randomUUID } from 'node:crypto'
import { localUrls } from '#local-firebase/localUrls.ts'
import type { LocalPorts } from '#local-firebase/ports.ts'
import { requestAsAdmin } from '#local-firebase/requestAsAdmin.ts'
import { putObject } from '#tests/support/emulators/putObject.ts'
import { localApi, readAsAdmin, root } from './localApi.ts'

/** The documents that remain of a user whose data was deleted. */
export const onlyTheMark = ['mark deletingSince expiresAt isFinal true']

type Fields = Record<string, { booleanValue?: boolean }>

/** Reads and changes user data in the local Firebase at these ports, with administrator rights. */
export function userDataOnServer(ports: LocalPorts) {
  const { storage } = localUrls(ports)
  const { accounts, documents, objects } = localApi(ports)

  const flagOf = async (uid: string): Promise<Fields | null> => {
    const { fields } = (await readAsAdmin(`${documents}/users/${uid}`)) as { fields?: Fields }
    return fields ?? null
  }
  const pathsIn = async (folder: string): Promise<string[]> => {
    const query = 'pageSize=300&mask.fieldPaths=__name__'
    const { documents: found = [] } = (await readAsAdmin(`${documents}/${folder}?${query}`)) as {
      documents?: { name: string }[]
    }
    return found.map(({ name }) => name.slice(name.indexOf('/users/') + 1))
  }
  const bytesIn = async (uid: string): Promise<string[]> => {
    const { items = [] } = (await readAsAdmin(`${objects}?prefix=users%2F${uid}%2F`)) as {
      items?: { name: string }[]
    }
    return items.map(({ name }) => `bytes of ${name}`)
  }

  return {
    /** All of a user's data, by path. */
    everythingOf: async (uid: string): Promise<readonly string[]> => {
      const folders = ['notes', 'files', 'usage', 'keys', 'access'].map(
        (name) => `users/${uid}/${name}`,
      )
      const [mark, bytes, ...paths] = await Promise.all([
        flagOf(uid),
        bytesIn(uid),
        ...folders.map(pathsIn),
      ])
      const marks = mark
        ? [`mark ${Object.keys(mark).sort().join(' ')} ${mark['isFinal']?.booleanValue}`]
        : []
      return [...paths.flat(), ...bytes, ...marks].sort()
    },
    /** Adds many notes and their count at once, which no client could do. */
    putNotes: async (uid: string, count: number, body: string): Promise<void> => {
      const ids = Array.from({ length: count }, () => randomUUID())
      for (let at = 0; at < count; at += 500) {
        const writes = ids.slice(at, at + 500).map((id) => noteAt(`users/${uid}/notes/${id}`, body))
        await requestAsAdmin('POST', `${documents}:commit`, { writes })
      }
      const fields = { count: { integerValue: `${count}` }, lastId: { stringValue: ids[0] } }
      await requestAsAdmin('PATCH', `${documents}/users/${uid}/usage/notes`, { fields })
    },
    /** Adds many file records to a note at once, which no client could do. Returns their IDs. */
    putRecords: async (
      uid: string,
      attachedTo: string,
      count: number,
    ): Promise<readonly string[]> => {
      const ids = Array.from({ length: count }, () => randomUUID())
      const writes = ids.map((id, slot) => fileAt(`users/${uid}/files/${id}`, attachedTo, slot))
      await requestAsAdmin('POST', `${documents}:commit`, { writes })
      return ids
    },
    /** Deletes a file's record, but not its bytes. */
    loseRecord: async (uid: string, fileId: string): Promise<void> => {
      await requestAsAdmin('DELETE', `${documents}/users/${uid}/files/${fileId}`)
    },
    /** Puts bytes without a record into a slot. */
    fillSlot: (uid: string, slot: number): Promise<void> =>
      putObject({ uid, slot, fileId: randomUUID(), type: 'text/plain', bytes: 'lazy' }, storage),
    /** Stores bytes under a name that no client could use. */
    putBytes: async (uid: string, name: string): Promise<void> => {
      const place = encodeURIComponent(`users/${uid}/files/${name}`)
      await requestAsAdmin('POST', `${objects}?name=${place}`, { any: 'bytes' })
    },
    /** Backdates the start of a deletion. */
    ageMark: async (uid: string, milliseconds: number): Promise<void> => {
      const deletingSince = { timestampValue: new Date(Date.now() - milliseconds).toISOString() }
      const place = `${documents}/users/${uid}?updateMask.fieldPaths=deletingSince`
      await requestAsAdmin('PATCH', place, { fields: { deletingSince } })
    },
    /** Backdates a person's last sign-in. */
    ageSignIn: async (uid: string, milliseconds: number): Promise<void> => {
      const lastLoginAt = `${Date.now() - milliseconds}`
      await requestAsAdmin('POST', `${accounts}:update`, { localId: uid, lastLoginAt })
    },
  }
}

function noteAt(path: string, body: string) {
  const moment = { timestampValue: new Date().toISOString() }
  const fields = {
    title: { stringValue: '' },
    body: { stringValue: body },
    pinned: { booleanValue: false },
    isInTrash: { booleanValue: false },
    conflictOf: { nullValue: null },
    rev: { integerValue: '1' },
    editId: { stringValue: randomUUID() },
    parentEditId: { nullValue: null },
    createdAt: moment,
    updatedAt: moment,
  }
  return { update: { name: `${root}/${path}`, fields } }
}

function fileAt(path: string, attachedTo: string, slot: number) {
  const fields = {
    attachedTo: { stringValue: attachedTo },
    name: { stringValue: `${slot}.txt` },
    size: { integerValue: '1' },
    type: { stringValue: 'text/plain' },
    slot: { integerValue: `${slot}` },
    state: { stringValue: 'stored' },
    createdAt: { timestampValue: new Date(slot * 1000).toISOString() },
  }
  return { update: { name: `${root}/${path}`, fields } }
}
