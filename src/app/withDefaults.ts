import type { Product, ProductParts } from '../product/contract.ts'
import { defaultSignInLead } from '../text/signIn/signInLeadText.ts'
import type { productDefaults } from './productDefaults.tsx'

/** The product with a default for each part that it leaves out. */
export function withDefaults(product: Product): Required<Product> {
  return {
    signInLead: defaultSignInLead,
    Layout: theDefault('Layout'),
    Scope: theDefault('Scope'),
    prefetchEarly: [],
    DeviceRows: theDefault('DeviceRows'),
    DeletedItems: theDefault('DeletedItems'),
    text: theDefault('text'),
    localData: theDefault('localData'),
    countItems: theDefault('countItems'),
    archive: theDefault('archive'),
    move: theDefault('move'),
    files: [],
    ...product,
  }
}

/** In a chunk of its own: the sign-in page contains no default. */
function theDefault<Name extends keyof typeof productDefaults>(name: Name): ProductParts[Name] {
  const load = async () => (await import('./productDefaults.tsx')).productDefaults[name]()
  return load as ProductParts[Name]
}
