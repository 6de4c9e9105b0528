import { useState } from 'react'
import type { Activity, ActivityGaps } from '../../domain/activity.ts'
import { activitySentences, activityText } from '../../text/devicesText.ts'
import { nameOfDevice } from '../../text/deviceNameText.ts'
import { Button } from '../../ui/Button.tsx'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { formatMoment } from '../../ui/formatMoment.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Sentence } from '../../ui/Sentence.tsx'
import { AccountRow } from '../account/AccountRow.tsx'
import styles from '../account/AccountList.module.css'

const step = 8

type ActivityRowsProps = { activity: readonly Activity[]; gaps: ActivityGaps }

/** The account's activity, latest first, a few rows at a time, and whether any is missing. */
export function ActivityRows({ activity, gaps }: ActivityRowsProps) {
  const { fullUntil, missedAt } = gaps
  const [count, setCount] = useState(step)
  if (activity.length === 0) return <p className={styles.state}>{activityText.none}</p>
  return (
    <>
      {fullUntil !== null && (
        <p className={styles.state}>{activityText.full(formatMoment(fullUntil))}</p>
      )}
      {missedAt !== null && (
        <p className={styles.state}>{activityText.missed(formatMoment(missedAt))}</p>
      )}
      {activity.slice(0, count).map((entry) => (
        <AccountRow
          key={`${entry.at} ${entry.what}`}
          label={sentenceFor(entry)}
          value={
            <span className={styles.about}>
              <Sentence of={(when) => activityText.onDevice(nameOfDevice(entry), when)}>
                <RelativeTime moment={entry.at} />
              </Sentence>
            </span>
          }
        />
      ))}
      {activity.length > count && (
        <p className={styles.state}>
          <Button onClick={() => setCount(count + step)}>{activityText.more}</Button>
        </p>
      )}
    </>
  )
}

/** For a signed-out device, the detail is its name; for everything else, a provider's ID. */
function sentenceFor({ what, detail }: Activity): string {
  const isNamed = what === 'deviceSignedOut' || detail === ''
  return activitySentences[what](isNamed ? detail : methodName(detail))
}

/** The provider doesn't tell links and passwords apart. */
function methodName(method: string): string {
  const own: Record<string, string> = activityText.methods
  return own[method] ?? nameOfProvider(method)
}
