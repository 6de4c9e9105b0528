import { useEffect, useState } from 'react'
import { useWarningBeforeClosing } from '../../hooks/useWarningBeforeClosing.ts'
import { stayText } from '../../text/data/archiveText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import styles from './data.module.css'

/**
 * Asks for confirmation before the person leaves this page.
 *
 * @param warnings what would be lost, one sentence each.
 */
export function LeavePageDialog({ warnings }: { warnings: readonly string[] }) {
  const departure = useDeparture()
  useWarningBeforeClosing(true)
  if (!departure) return null
  const { leave, stay } = departure
  return (
    <Dialog heading={stayText.heading} onClose={stay}>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={stay}>
          {stayText.stay}
        </Button>
        <Button variant="danger" onClick={leave}>
          {stayText.leave}
        </Button>
      </div>
    </Dialog>
  )
}

/** A pending navigation, which waits for the person's decision. */
type Departure = { leave: () => void; stay: () => void }

/** `popstate` comes from the browser, `pushState` from the router. */
const navigationEvents = ['popstate', 'pushState']

/**
 * Blocks links and history steps to other pages of the app until the person decides. Redirects aren't
 * blocked.
 *
 * @returns the pending navigation; `null` if there is none.
 */
function useDeparture(): Departure | null {
  const [departure, setDeparture] = useState<Departure | null>(null)
  useEffect(() => {
    const here = currentPlace()
    let isLeaving = false
    const ask = ({ leave, stay }: Departure) => {
      const answer = (shouldLeave: boolean) => {
        isLeaving = shouldLeave
        setDeparture(null)
        if (shouldLeave) leave()
        else stay()
      }
      setDeparture({ leave: () => answer(true), stay: () => answer(false) })
    }
    // Runs in the capture phase, so that the address is restored before the router reads it.
    const blockNavigation = ({ type }: Event) => {
      const there = currentPlace()
      if (isLeaving) return
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
    for (const type of navigationEvents) addEventListener(type, blockNavigation, true)
    return () => {
      for (const type of navigationEvents) removeEventListener(type, blockNavigation, true)
    }
  }, [])
  return departure
}

function currentPlace() {
  return { path: location.pathname, address: location.href, state: history.state as unknown }
}
