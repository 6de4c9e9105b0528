import { connect } from './database.ts'

/** How many rows of words and files lie on this device's disk, readable or not; none where there is no disk. */
export async function countSealedRows(uid: string): Promise<number> {
  const { run, close } = connect(uid)
  try {
    return await run(
      async (database) => (await database.count('rows')) + (await database.count('uploads')),
    )
  } catch {
    return 0
  } finally {
    await close()
  }
}
