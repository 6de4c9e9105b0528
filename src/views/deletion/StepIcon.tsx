import { CheckIcon, DotIcon } from '../../ui/checkIcons.tsx'
import type { Stage } from './steps.ts'

/** A tick for what is done, a dot for the rest. */
export function StepIcon({ stage }: { stage: Stage }) {
  return stage === 'done' ? <CheckIcon /> : <DotIcon />
}
