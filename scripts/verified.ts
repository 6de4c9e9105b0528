import { reachOwnedProject } from './owner/ownedProject.ts'
import { recordVerifiedAccounts } from './owner/verifiedAccounts.ts'

const TENANTS = 'The accounts of tenants aren’t supported. Nothing was recorded.'

/**
 * `npm run verified` records which email addresses are verified, in a project that had accounts before it had this
 * app. Without VITE_FIREBASE_*, it does so in the running local Firebase.
 */
async function main(): Promise<void> {
  const count = await recordVerifiedAccounts(await reachOwnedProject(TENANTS))
  process.stdout.write(`Recorded ${count} verified ${count === 1 ? 'address' : 'addresses'}.\n`)
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
