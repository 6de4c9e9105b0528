import { identityProviderSignInLogic } from '../../../firebase/signIn/identityProviders/identityProvider.ts'
import {
  useIdentityProvider,
  type IdentityProviderRun,
} from '../../../hooks/useIdentityProvider.ts'
import { useRegisterIdentityProvider } from '../../../hooks/useWorkEmail.ts'
import { otherMethodsText } from '../../../text/signIn/signInMethodsText.ts'
import { ExistingAccount } from './ExistingAccount.tsx'
import { IdentityProviderButtons } from './IdentityProviderButtons.tsx'
import styles from './OtherMethods.module.css'

type IdentityProviderSignInProps = {
  run: IdentityProviderRun
  providerIds: readonly string[]
  lastUsed: string | null
}

/** Signs in with an identity provider, from a button or from a work email in the form. */
export function IdentityProviderSignIn({
  run,
  providerIds,
  lastUsed,
}: IdentityProviderSignInProps) {
  const { actor, snapshot } = run
  useRegisterIdentityProvider(actor)
  return (
    <IdentityProviderButtons
      actor={actor}
      snapshot={snapshot}
      providerIds={providerIds}
      label={otherMethodsText.continueWith}
      navigatesWhenDone
      lastUsed={lastUsed}
      notice={
        snapshot.matches({ choosing: 'accountExists' }) && (
          <ExistingAccount
            context={snapshot.context}
            onChoose={(providerId) => actor.send({ type: 'identityProvider.choose', providerId })}
          />
        )
      }
    />
  )
}

/** For a work email in a form without other methods below it: only what happens at its identity provider. */
export function WorkEmailSignIn() {
  const run = useIdentityProvider(identityProviderSignInLogic)
  return (
    <div className={styles.run}>
      <IdentityProviderSignIn run={run} providerIds={[]} lastUsed={null} />
    </div>
  )
}
