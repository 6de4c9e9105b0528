import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useLogic } from '../hooks/useInspectedActor.ts'
import { ButtonLink } from '../ui/button/Button.tsx'
import { CopyButton } from '../ui/button/CopyButton.tsx'
import { PageHeading } from '../ui/page/PageHeading.tsx'
import { localText, emailKindText, otherEmailText } from './localText.ts'
import { mailboxLogic } from './mailboxLogic.ts'
import styles from './MailboxView.module.css'

/** A stand-in for the person's own email app. Not inspected, because its machine holds codes. */
export function MailboxView() {
  const snapshot = useSelector(useActorRef(useLogic(mailboxLogic)), (current) => current)
  const { emails, texts } = snapshot.context
  const isOpen = snapshot.matches('open')
  return (
    <div className={styles.mailbox} lang="en" dir="ltr">
      <PageHeading title={localText.title} lead={localText.lead} />
      <output>
        {snapshot.matches('loading') && <span>{localText.opening}</span>}
        {snapshot.matches('unreachable') && <span>{localText.unreachable}</span>}
      </output>
      <MessageList
        heading={localText.emails}
        empty={isOpen ? localText.noEmails : ''}
        messages={emails.map(({ to, purpose, link }) => {
          const { subject, open } = emailKindText[purpose] ?? otherEmailText
          return { key: link, subject, to, action: <ButtonLink href={link}>{open}</ButtonLink> }
        })}
      />
      <MessageList
        heading={localText.texts}
        empty={isOpen ? localText.noTexts : ''}
        messages={texts.map(({ to, code }) => ({
          key: to + code,
          subject: code,
          to,
          action: <CopyButton text={code} label={localText.copy} copiedLabel={localText.copied} />,
        }))}
      />
    </div>
  )
}

type Message = {
  key: string
  subject: string
  to: string
  action: ReactNode
}

type MessageListProps = { heading: string; empty: string; messages: readonly Message[] }

/** Messages of one kind, in the given order. */
function MessageList({ heading, empty, messages }: MessageListProps) {
  return (
    <section className={styles.messages}>
      <h2>{heading}</h2>
      {messages.length === 0 && empty && <p className={styles.empty}>{empty}</p>}
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
