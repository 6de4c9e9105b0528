import { signOutText } from '../../text/signOutText.ts'
import styles from './NamesLeft.module.css'

type NamesLeftProps = { lead: string; names: readonly { id: string; name: string }[] }

const shown = 5

/** How many things are nowhere else, and which. */
export function NamesLeft({ lead, names }: NamesLeftProps) {
  return (
    <div>
      <p>{lead}</p>
      <ul className={styles.names}>
        {names.slice(0, shown).map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {names.length > shown && <li>{signOutText.more(names.length - shown)}</li>}
      </ul>
    </div>
  )
}
