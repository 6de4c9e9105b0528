import type { ReactNode } from 'react'
import { DoorLink } from '../page/DoorLink.tsx'
import styles from './Button.module.css'

type ButtonLinkProps = {
  href: string
  look?: 'primary' | 'plain' | 'quiet'
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'plain', ...props }: ButtonLinkProps) {
  return <DoorLink className={styles.button} data-look={look} {...props} />
}
