import { useUnsavedGuard } from '../../providers/useUnsavedGuard.ts'
import { stayText } from '../../text/archiveText.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './data.module.css'
import { useDeparture } from './useDeparture.ts'

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
