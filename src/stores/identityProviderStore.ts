import { createStore } from 'zustand/vanilla'
import type { IdentityProviderActor } from '../machines/signIn/identityProviderMachine.ts'

/** The actor that visits identity providers for the page; `null` until its code has loaded. */
export const identityProviderStore = /* @__PURE__ */ createStore<{
  actor: IdentityProviderActor | null
}>(() => ({ actor: null }))
