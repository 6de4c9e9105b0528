import type { ReactNode } from 'react'
import { localText } from './localText.ts'
import styles from './MailboxView.module.css'

type Message = {
  key: string
  subject: string
  to: string
  action: ReactNode
}

type MessageListProps = { heading: string; empty: string; messages: readonly Message[] }

/** Messages of one kind, in the given order. */
export function MessageList({ heading, empty, messages }: MessageListProps) {
  return (
    <section className={styles.messages}>
      <h2>{heading}</h2>
      {messages.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul>
        {messages.map(({ key, subject, to, action }) => (
          <li key={key} className={styles.message}>
            <div>
              <strong>
                <bdi>{subject}</bdi>
              </strong>
              <p>{localText.to(to)}</p>
            </div>
            {action}
          </li>
        ))}
      </ul>
    </section>
  )
}
