import { deleteOrphan, findOrphans } from './owner/orphans.ts'
import { reachOwnedProject } from './owner/ownedProject.ts'
import { command } from './process/command.ts'

const remove = '--delete'
const tenants =
  'With tenants, one tenant can’t tell whose accounts exist in another. Nothing was looked for.'

/**
 * `npm run orphans` lists what accounts that are gone left behind in Firestore and Storage, such as guests whose
 * accounts the project deleted. `npm run orphans -- --delete` deletes it. Without VITE_FIREBASE_*, it does so in
 * the running local Firebase.
 */
await command(async (options) => {
  if (options.some((option) => option !== remove)) throw new Error(`The only option is ${remove}.`)
  const isDeleting = options.includes(remove)
  const owned = await reachOwnedProject(tenants)
  const orphans = await findOrphans(owned)
  for (const orphan of orphans) {
    const { uid, documents, files } = orphan
    process.stdout.write(`${uid}: ${documents.length} documents, ${files.length} files\n`)
    if (isDeleting) await deleteOrphan(owned, orphan)
  }
  process.stdout.write(endOf(orphans.length, isDeleting))
})

function endOf(count: number, isDeleted: boolean): string {
  if (count === 0) return 'No account left anything behind.\n'
  const accounts = count === 1 ? '1 account that is gone' : `${count} accounts that are gone`
  if (isDeleted) return `Deleted what ${accounts} left behind.\n`
  return `This is what ${accounts} left behind. To delete it: npm run orphans -- ${remove}\n`
}
