import { signOutText } from '../../../text/session/signOutText.ts'
import styles from './UnsavedNames.module.css'

type UnsavedNamesProps = { lead: string; names: readonly { id: string; name: string }[] }

const limit = 5

/** How many items exist only on this device, and their names. */
export function UnsavedNames({ lead, names }: UnsavedNamesProps) {
  return (
    <div>
      <p>{lead}</p>
      <ul className={styles.names}>
        {names.slice(0, limit).map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {names.length > limit && <li>{signOutText.more(names.length - limit)}</li>}
      </ul>
    </div>
  )
}
