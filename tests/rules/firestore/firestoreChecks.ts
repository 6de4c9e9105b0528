import type { Check } from '../check.ts'
import { counter } from './checks/counter.ts'
import { creating } from './checks/creating.ts'
import { deletion } from './checks/deletion.ts'
import { deletionFlag } from './checks/deletionFlag.ts'
import { elsewhere } from './checks/elsewhere.ts'
import { fileCount } from './checks/fileCount.ts'
import { fileEnd } from './checks/fileEnd.ts'
import { fileLimits } from './checks/fileLimits.ts'
import { fileMoves } from './checks/fileMoves.ts'
import { fileShape } from './checks/fileShape.ts'
import { fileStates } from './checks/fileStates.ts'
import { keys } from './checks/keys.ts'
import { limits } from './checks/limits.ts'
import { purging } from './checks/purging.ts'
import { reading } from './checks/reading.ts'
import { replay } from './checks/replay.ts'
import { shape } from './checks/shape.ts'
import { steps } from './checks/steps.ts'

/** What the rules of Firestore have to allow and to deny, by subject. */
export const firestoreChecks: Readonly<Record<string, readonly Check[]>> = {
  reading,
  shape,
  creating,
  steps,
  replay,
  purging,
  counter,
  limits,
  keys,
  fileShape,
  fileStates,
  fileMoves,
  fileCount,
  fileEnd,
  fileLimits,
  deletionFlag,
  deletion,
  elsewhere,
}
