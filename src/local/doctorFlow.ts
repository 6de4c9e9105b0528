import { fromCallback } from 'xstate'
import { examinationPath, type Examination } from '../domain/examination.ts'
import { doctorMachine, type Examine, type ReadAddress } from '../machines/doctorMachine.ts'
import { destinationIn } from '../paths.ts'

const readAddress: ReadAddress = ({ sendBack }) => {
  if (asksForDoctor(location.search)) sendBack({ type: 'doctor.open' })
}

const examine: Examine = ({ sendBack }) => {
  const asking = new AbortController()
  const ask = async () => {
    try {
      const response = await fetch(examinationPath, { signal: asking.signal })
      if (!response.ok) throw new Error(`The doctor answered ${response.status}.`)
      const examination = (await response.json()) as Examination
      sendBack({ type: 'doctor.examined', examination })
    } catch {
      if (!asking.signal.aborted) sendBack({ type: 'doctor.unreachable' })
    }
  }
  void ask()
  return () => asking.abort()
}

/** The doctor, connected to the development server. */
export const doctorFlow = doctorMachine.provide({
  actors: { readAddress: fromCallback(readAddress), examine: fromCallback(examine) },
})

/** Whether `?doctor` is in the URL, or was before a redirect to the sign-in page. */
export function asksForDoctor(search: string): boolean {
  const destination = new URL(destinationIn(search), location.origin)
  return [search, destination.search].some((each) => new URLSearchParams(each).has('doctor'))
}
