import type { ComponentProps } from 'react'
import styles from './Input.module.css'

/** The look of every input; everything else is the platform's. */
export function Input(props: ComponentProps<'input'>) {
  return <input className={styles.input} {...props} />
}
