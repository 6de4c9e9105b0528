import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { configuration } from '../../config.ts'
import type { ProviderContext } from '../../machines/providerMachine.ts'
import { paths, withReturnFrom } from '../../paths.ts'
import { emailDraftStore } from '../../stores/emailDraftStore.ts'
import { otherMethodsText } from '../../text/signInMethodsText.ts'
import { nameOfProvider } from '../../ui/nameOfProvider.ts'
import { Notice } from '../../ui/Notice.tsx'

type ExistingAccountProps = {
  context: ProviderContext
  onChoose: (providerId: string) => void
}

/**
 * Leads to the sign-in method that the account had before; the provider is connected once the
 * person is signed in.
 */
export function ExistingAccount({ context, onChoose }: ExistingAccountProps) {
  const { providerId, providers } = context
  const email = context.email ?? ''
  const provider = providers.find((id) => configuration.providers.includes(id))
  const [path, navigate] = useLocation()
  useEffect(() => emailDraftStore.setState({ email }), [email])
  const signIn = () => {
    if (path === paths.signIn) document.getElementById('current-password')?.focus()
    else navigate(withReturnFrom(paths.signIn, location.search))
  }
  return (
    <Notice tone="calm">
      <span>{otherMethodsText.existing(email, nameOfProvider(providerId))}</span>
      {provider ? (
        <button type="button" onClick={() => onChoose(provider)}>
          {otherMethodsText.continueWith(nameOfProvider(provider))}
        </button>
      ) : (
        <button type="button" onClick={signIn}>
          {otherMethodsText.existingSignIn}
        </button>
      )}
    </Notice>
  )
}
