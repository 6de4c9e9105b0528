import { namedText } from '../../text/data/archiveText.ts'
import { Sentence } from '../../ui/page/Sentence.tsx'
import styles from './data.module.css'

type NamedItemsProps = {
  items: readonly { name: string; why: string }[]
  /** The sentence for each reason. */
  reasons: Readonly<Record<string, string>>
}

const maxNames = 20

/** A list of items, each with the reason why it's listed. */
export function NamedItems({ items, reasons }: NamedItemsProps) {
  const remaining = items.length - maxNames
  return (
    <ul className={styles.facts}>
      {items.slice(0, maxNames).map(({ name, why }, index) => (
        <li key={index}>
          <Sentence of={(quoted) => namedText.withReason(quoted, reasons[why] ?? '')}>
            <bdi>{name}</bdi>
          </Sentence>
        </li>
      ))}
      {remaining > 0 && <li>{namedText.more(remaining)}</li>}
    </ul>
  )
}
