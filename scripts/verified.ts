import { reachOwnedProject } from './owner/ownedProject.ts'
import { recordVerifiedAccounts } from './owner/verifiedAccounts.ts'
import { command } from './process/command.ts'

const tenants = 'The accounts of tenants aren’t supported. Nothing was recorded.'

/**
 * `npm run verified` records which email addresses are verified, in a project that had accounts before it had this
 * app. Without VITE_FIREBASE_*, it does so in the running local Firebase.
 */
await command(async () => {
  const count = await recordVerifiedAccounts(await reachOwnedProject(tenants))
  process.stdout.write(`Recorded ${count} verified ${count === 1 ? 'address' : 'addresses'}.\n`)
})
