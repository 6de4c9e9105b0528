import type { Check } from '../check.ts'
import { folders } from './checks/folders.ts'
import { keeping } from './checks/keeping.ts'
import { uploading } from './checks/uploading.ts'

/** What the Storage rules must allow and deny, by subject. */
export const storageChecks: Readonly<Record<string, readonly Check[]>> = {
  uploading,
  keeping,
  folders,
}
