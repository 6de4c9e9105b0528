import { connect } from './database.ts'

/** How many rows of words and files lie on this device's disk, readable or not. Rejects where the disk does not answer. */
export async function countSealedRows(uid: string): Promise<number> {
  const { run, close } = connect(uid)
  try {
    return await run(
      async (database) => (await database.count('rows')) + (await database.count('uploads')),
    )
  } finally {
    await close()
  }
}
