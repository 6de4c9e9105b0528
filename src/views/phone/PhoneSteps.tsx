import { CodeStep } from './CodeStep.tsx'
import { NumberStep } from './NumberStep.tsx'
import { isAtCode, type PhoneStep } from './phoneStep.ts'

/** A number, and then the code that went there. */
export function PhoneSteps(props: PhoneStep) {
  return isAtCode(props.snapshot) ? <CodeStep {...props} /> : <NumberStep {...props} />
}
