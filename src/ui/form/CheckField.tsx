import type { ComponentProps } from 'react'
import styles from './CheckField.module.css'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string }

/** A checkbox with its label. */
export function CheckField({ label, ...rest }: CheckFieldProps) {
  return (
    <label className={styles.field}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
