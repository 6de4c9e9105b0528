import { findingSigns, type Finding } from '../domain/examination.ts'
import styles from './DoctorDialog.module.css'
import { doctorText } from './localText.ts'

/** One finding: its state, what was checked, and what to do where. */
export function FindingRow({ finding }: { finding: Finding }) {
  const { state, about } = finding
  const text = state === 'passed' ? finding.remark : finding.why
  const where = state === 'passed' ? undefined : finding.where
  return (
    <li className={styles.finding} data-state={state}>
      <span aria-hidden="true" className={styles.sign}>
        {findingSigns[state]}
      </span>
      <div>
        <strong>
          <span className="visually-hidden">{doctorText.states[state]}: </span>
          <span>{about}</span>
        </strong>
        {text && <p>{text}</p>}
        {where && (
          <p>
            {where.startsWith('https://') ? <PlaceLink address={where} /> : <code>{where}</code>}
          </p>
        )}
      </div>
    </li>
  )
}

function PlaceLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {doctorText.open(new URL(address).host)}
    </a>
  )
}
