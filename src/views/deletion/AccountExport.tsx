import type { User } from '../../domain/user.ts'
import { ExportSection } from '../data/ExportSection.tsx'

/** Everything to take along, before it goes. */
export function AccountExport({ user }: { user: User }) {
  return <ExportSection user={user} />
}
