import styles from './ProviderButton.module.css'
import { ProviderIcon } from './providerIcons/ProviderIcon.tsx'

type ProviderButtonProps = {
  providerId: string
  label: string
  /** A word beside the label that sets it apart from the others. */
  badge?: string | undefined
  /** Somebody is on the way already: pressing it does nothing. */
  busy: boolean
  onChoose: () => void
}

/** Goes to one provider; as wide as the form. */
export function ProviderButton({ providerId, label, badge, busy, onChoose }: ProviderButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={busy || undefined}
      onClick={onChoose}
    >
      <ProviderIcon id={providerId} />
      <span>{label}</span>
      {badge && <span className={styles.badge}>{badge}</span>}
    </button>
  )
}
