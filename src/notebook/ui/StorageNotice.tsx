import type { StorageTrouble } from '../../domain/storageTrouble.ts'
import { storageTroubleText } from '../text/notesText.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Says quietly why words are not kept on this device, and what to do about it. */
export function StorageNotice({ trouble }: { trouble: StorageTrouble | null }) {
  return <output>{trouble && <Notice tone="calm">{storageTroubleText[trouble]}</Notice>}</output>
}
