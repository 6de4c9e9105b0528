import type { UploadRow } from '../domain/uploadRow.ts'
import type { Connection } from './database.ts'
import { seal, sealBytes, unsealBytes } from './sealing.ts'
import { sealedDrawer } from './sealedDrawer.ts'

type Place = { connection: Connection; key: CryptoKey; uid: string }

/** How long a slow disk may take for ten megabytes, in milliseconds. */
const patience = 20_000

const both = ['uploads', 'uploadBytes'] as const

/** Files with their rows, sealed on the disk. All rejects with what the browser says. */
export function sealedFiles({ connection, key, uid }: Place) {
  const rows = sealedDrawer<UploadRow>({ connection, key, uid, store: 'uploads' })
  const labelOf = (store: string, id: string) => `${uid}/${store}/${id}`
  return {
    all: rows.all,
    /** Changes the row of a file that is there. */
    put: (row: UploadRow) => rows.put(row.id, row),
    /** Puts a file with its row, in the place of the one with the id `replaced`: all of it or nothing. */
    add: async (row: UploadRow, bytes: Blob, replaced = row.id) => {
      const { id } = row
      const putAt = Date.now()
      const sealedRow = await seal(key, labelOf('uploads', id), row)
      const label = labelOf('uploadBytes', id)
      const sealed = await sealBytes(key, label, await bytes.arrayBuffer())
      await connection.change(
        both,
        (records) =>
          Promise.all([
            ...both.map((store) => records(store).delete(replaced)),
            records('uploadBytes').put({ ...sealed, id, putAt }),
            records('uploads').put({ ...sealedRow, id, putAt }),
          ]),
        patience,
      )
    },
    /** Rejects, too, where the key does not open them; `null` where there are none. */
    bytes: async (id: string) => {
      const record = await connection.run((database) => database.get('uploadBytes', id), patience)
      return record && new Blob([await unsealBytes(key, labelOf('uploadBytes', id), record)])
    },
    remove: (id: string) =>
      connection.change(both, (records) =>
        Promise.all(both.map((store) => records(store).delete(id))),
      ),
  }
}
