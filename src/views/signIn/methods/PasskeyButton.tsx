import { useState } from 'react'
import { lazyComponent } from '../../../ui/page/lazy.tsx'
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts'
import buttonStyles from '../../../ui/button/IdentityProviderButton.module.css'
import { KeyIcon } from '../../../ui/picture/methodIcons.tsx'
import { passkeyRequestText } from '../../../text/security/passkeyText.ts'

const PasskeySignIn = __METHODS__.passkeys
  ? lazyComponent(() => import('./PasskeySignIn.tsx'), 'PasskeySignIn')
  : null

type PasskeyButtonProps = {
  /** Whether a passkey was the last sign-in method. */
  isLast: boolean
  /** Whether another sign-in attempt is in progress. */
  isElsewhere: boolean
}

/** A button that is shown before its code has loaded, and replays a press afterwards. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const [isPressed, setPressed] = useState(false)
  const isHydrated = useIsHydrated()
  const button = (
    <button
      type="button"
      className={buttonStyles.button}
      aria-disabled={isPressed || undefined}
      onClick={() => setPressed(true)}
    >
      <KeyIcon />
      <span>{passkeyRequestText.signIn}</span>
    </button>
  )
  if (!isHydrated || !PasskeySignIn) return button
  return <PasskeySignIn {...props} isPressed={isPressed} fallback={button} />
}
