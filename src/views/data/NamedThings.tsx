import { namedText } from '../../text/archiveText.ts'
import styles from './data.module.css'

type NamedThingsProps<Reason extends string> = {
  things: readonly { name: string; why: Reason }[]
  /** What a person reads for each reason. */
  reasons: Readonly<Record<Reason, string>>
}

/** More than these nobody reads. */
const most = 20

/** Things with the reason why each is here. */
export function NamedThings<Reason extends string>({ things, reasons }: NamedThingsProps<Reason>) {
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
