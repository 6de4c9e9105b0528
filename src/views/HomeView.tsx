import { Link } from 'wouter'
import { paths } from '../paths.ts'
import { useAuth } from '../providers/AuthProvider.tsx'
import { homeText } from '../text/homeText.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { accountRows } from './accountRows.ts'
import styles from './HomeView.module.css'

export function HomeView() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <>
      <PageHeading title={homeText.title} lead={homeText.lead}>
        {homeText.greeting(user.displayName)}
      </PageHeading>
      <section aria-labelledby="account" className={styles.card}>
        <header className={styles.header}>
          <h2 id="account">{homeText.account}</h2>
          <Link href={paths.account}>{homeText.manage}</Link>
        </header>
        <dl>
          {accountRows(user).map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{value ?? <span className={styles.none}>{homeText.none}</span>}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
