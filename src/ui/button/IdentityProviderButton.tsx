import styles from './IdentityProviderButton.module.css'
import { ProviderIcon } from '../picture/ProviderIcon.tsx'

type IdentityProviderButtonProps = {
  providerId: string
  label: string
  /** A word that sets it apart, such as "last used". */
  badge?: string | undefined
  /** A sign-in is in progress: pressing the button does nothing. */
  busy: boolean
  onChoose: () => void
}

/** A full-width button for one provider. */
export function IdentityProviderButton({
  providerId,
  label,
  badge,
  busy,
  onChoose,
}: IdentityProviderButtonProps) {
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
