import { createStore } from 'zustand/vanilla'
import type { IdentityProviderActor } from '../machines/signIn/identityProviderMachine.ts'

type IdentityProvider = {
  /** The actor that visits identity providers for the page; `null` until its code has loaded. */
  actor: IdentityProviderActor | null
  /** Whether that code couldn't be loaded so far. */
  hasLoadFailed: boolean
}

export const identityProviderStore = /* @__PURE__ */ createStore<IdentityProvider>(() => ({
  actor: null,
  hasLoadFailed: false,
}))
