import type { ComponentProps } from 'react'
import styles from './Field.module.css'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string }

export function CheckField({ label, ...rest }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
