import styles from './OrDivider.module.css'

/** A line with a word in it, between the main option and the others. */
export function OrDivider({ word }: { word: string }) {
  return <p className={styles.or}>{word}</p>
}
