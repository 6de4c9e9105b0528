import { passwordResetFlow } from '../../actors/passwordFlows.ts'
import { paths } from '../../paths.ts'
import { secureAccountText } from '../../text/emailActionText.ts'
import { mailText } from '../../text/mailText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { MailInPlace } from '../../ui/MailInPlace.tsx'
import styles from './SecureAccount.module.css'

type SecureAccountProps = { email: string; mailFlow?: typeof passwordResetFlow }

/** Leads through what to do after somebody else was in the account. */
export function SecureAccount({ email, mailFlow = passwordResetFlow }: SecureAccountProps) {
  return (
    <section aria-labelledby="secure-account" className={styles.section}>
      <h2 id="secure-account">{secureAccountText.heading}</h2>
      <ol className={styles.steps}>
        <li>
          <p>{secureAccountText.password}</p>
          <MailInPlace
            email={email}
            flow={mailFlow}
            look="primary"
            label={secureAccountText.send}
            busyLabel={secureAccountText.sending}
            sent={`${secureAccountText.sent(email)} ${mailText.spam}`}
          />
        </li>
        <li>
          <p>{secureAccountText.signInMethods}</p>
          <ButtonLink href={paths.account}>{secureAccountText.account}</ButtonLink>
        </li>
      </ol>
    </section>
  )
}
