import { Button } from '../../ui/Button.tsx'
import buttonStyles from '../../ui/Button.module.css'

/** What a row offers: work that begins here, or another part of the page. */
export type RowAction =
  | { label: string; onTake: () => void; busy?: boolean }
  | { label: string; fragment: string }

/** The action of a row; what it is about is read aloud with it. */
export function AccountAction(action: RowAction & { about: string }) {
  const name = `${action.label}: ${action.about}`
  if ('fragment' in action) {
    return (
      <a
        href={`#${action.fragment}`}
        className={buttonStyles.button}
        data-look="quiet"
        aria-label={name}
      >
        {action.label}
      </a>
    )
  }
  return (
    <Button look="quiet" busy={action.busy ?? false} aria-label={name} onClick={action.onTake}>
      {action.label}
    </Button>
  )
}
