import { deleteOrphan, findOrphans } from './orphans/orphans.ts'
import { reachOwnedProject } from './owner/ownedProject.ts'

const DELETE = '--delete'
const TENANTS =
  'With tenants, one tenant can’t tell whose accounts exist in another. Nothing was looked for.'

/**
 * `npm run orphans` lists what accounts that are gone left behind in Firestore and Storage, such as guests whose
 * accounts the project deleted. `npm run orphans -- --delete` deletes it. Without VITE_FIREBASE_*, it does so in
 * the running local Firebase.
 */
async function main(options: string[]): Promise<void> {
  if (options.some((option) => option !== DELETE)) return fail(`The only option is ${DELETE}.`)
  const owned = await reachOwnedProject(TENANTS)
  const orphans = await findOrphans(owned)
  for (const orphan of orphans) {
    const { uid, documents, files } = orphan
    process.stdout.write(`${uid}: ${documents.length} documents, ${files.length} files\n`)
    if (options.includes(DELETE)) await deleteOrphan(owned, orphan)
  }
  process.stdout.write(endOf(orphans.length, options.includes(DELETE)))
}

function endOf(count: number, isDeleted: boolean): string {
  if (count === 0) return 'No account left anything behind.\n'
  const accounts = count === 1 ? '1 account that is gone' : `${count} accounts that are gone`
  if (isDeleted) return `Deleted what ${accounts} left behind.\n`
  return `This is what ${accounts} left behind. To delete it: npm run orphans -- ${DELETE}\n`
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await main(process.argv.slice(2)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)
