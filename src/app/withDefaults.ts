import type { Product } from '../product/contract.ts'
import { defaultSignInLead } from '../text/signIn/signInLeadText.ts'
import type { productDefaults } from './productDefaults.tsx'

/** The product with a default for each part that it leaves out. */
export function withDefaults(product: Product): Required<Product> {
  return {
    signInLead: defaultSignInLead,
    Layout: loadDefault('Layout'),
    Scope: loadDefault('Scope'),
    prefetchEarly: [],
    DeviceRows: loadDefault('DeviceRows'),
    DeletedItems: loadDefault('DeletedItems'),
    text: loadDefault('text'),
    localData: loadDefault('localData'),
    countItems: async () => (await import('../firebase/collections/documents.ts')).countItems,
    archive: async () => (await import('../firebase/collections/defaultArchive.ts')).defaultArchive,
    move: async () => (await import('../firebase/collections/defaultMove.ts')).defaultMove,
    files: [],
    ...product,
  }
}

/** In a chunk of its own: the sign-in page contains no default. */
function loadDefault<Name extends keyof typeof productDefaults>(name: Name) {
  return async () => (await import('./productDefaults.tsx')).productDefaults[name]
}
