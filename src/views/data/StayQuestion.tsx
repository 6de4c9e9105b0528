import { useEffect, useState } from 'react'
import { useUnsavedGuard } from '../../providers/useUnsavedGuard.ts'
import { stayText } from '../../text/archiveText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './data.module.css'

/**
 * Asks before the person goes to another page, or closes this one.
 *
 * @param losses what would be lost by it, a sentence each.
 */
export function StayQuestion({ losses }: { losses: readonly string[] }) {
  const departure = useDeparture()
  useUnsavedGuard(true)
  if (!departure) return null
  const { leave, stay } = departure
  return (
    <Dialog heading={stayText.heading} onClose={stay}>
      {losses.map((loss) => (
        <p key={loss}>{loss}</p>
      ))}
      <div className={styles.buttons}>
        <Button look="primary" onClick={stay}>
          {stayText.stay}
        </Button>
        <Button look="danger" onClick={leave}>
          {stayText.leave}
        </Button>
      </div>
    </Dialog>
  )
}

/** Somebody is about to leave a page, and has not said yet whether they really want to. */
type Departure = { leave: () => void; stay: () => void }

/** The browser tells of the first; of the second the router does. */
const moves = ['popstate', 'pushState']

/**
 * Blocks navigation while this page is busy: every link or history step to another page of the app
 * waits for the person’s answer. Redirects are not blocked.
 *
 * @returns the pending navigation; `null` while there is none.
 */
function useDeparture(): Departure | null {
  const [departure, setDeparture] = useState<Departure | null>(null)
  useEffect(() => {
    const here = currentPlace()
    let isLetGo = false
    const ask = ({ leave, stay }: Departure) => {
      const answer = (shouldLeave: boolean) => {
        isLetGo = shouldLeave
        setDeparture(null)
        if (shouldLeave) leave()
        else stay()
      }
      setDeparture({ leave: () => answer(true), stay: () => answer(false) })
    }
    // The address is put back before the router looks at it, which listens without capture.
    const hold = ({ type }: Event) => {
      const there = currentPlace()
      if (isLetGo) return
      if (there.path === here.path) {
        if (type === 'popstate') setDeparture(null)
      } else if (type === 'popstate') {
        history.pushState(here.state, '', here.address)
        ask({ leave: () => history.back(), stay: () => undefined })
      } else {
        history.replaceState(here.state, '', here.address)
        ask({
          leave: () => history.replaceState(there.state, '', there.address),
          stay: () => history.back(),
        })
      }
    }
    for (const type of moves) addEventListener(type, hold, true)
    return () => {
      for (const type of moves) removeEventListener(type, hold, true)
    }
  }, [])
  return departure
}

function currentPlace() {
  return { path: location.pathname, address: location.href, state: history.state as unknown }
}
