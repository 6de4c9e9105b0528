import type { ComponentProps } from 'react'
import styles from './Input.module.css'

/** A styled native input. */
export function Input(props: ComponentProps<'input'>) {
  return <input className={styles.input} {...props} />
}
