import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerFile } from '#build/configuration/loadGatehouseConfig.ts'
import { PROJECT_ROOT } from '#scripts/process/projectRoot.ts'
import { runProgram } from '#scripts/process/runProgram.ts'

/** The sample of the door's tests, whatever an owner's `gatehouse.config.ts` says. */
export const sampleFile = 'tests/configurations/sample/sample.config.ts'

/**
 * Copies the project as it would be committed to a temporary folder, with the sample's configuration and a link to its
 * packages, and returns the folder.
 */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'gatehouse-copy-'))
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { succeeded, output } = await runProgram('git', listing)
  if (!succeeded) throw new Error(output)
  for (const file of output.split('\0').filter(Boolean))
    await cp(join(PROJECT_ROOT, file), join(copy, file)).catch(ignoreDeleted)
  await cp(join(PROJECT_ROOT, sampleFile), join(copy, ownerFile))
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** Git lists a deleted file until the deletion is staged. */
function ignoreDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
