import { namedText } from '../../text/archiveText.ts'
import styles from './data.module.css'

type NamedThingsProps = {
  things: readonly { name: string; why: string }[]
  /** What a person reads for each reason. */
  reasons: Readonly<Record<string, string>>
}

/** More than these nobody reads. */
const most = 20

/** Things with the reason why each is here. */
export function NamedThings({ things, reasons }: NamedThingsProps) {
  const remaining = things.length - most
  return (
    <ul className={styles.facts}>
      {things.slice(0, most).map(({ name, why }, index) => (
        <li key={index}>
          <bdi>{namedText.quoted(name)}</bdi>: {reasons[why]}
        </li>
      ))}
      {remaining > 0 && <li>{namedText.more(remaining)}</li>}
    </ul>
  )
}
