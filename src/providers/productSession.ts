import { createContext, use } from 'react'

/** What the door may ask of the product while somebody is signed in. */
export type ProductSession = {
  /** Sends what waits on this device now, where the last try has failed. Does nothing otherwise. */
  retry: () => void
}

/** Filled by the product's `Scope`; a product without unsaved work needs none. */
export const ProductSessionContext = createContext<ProductSession>({ retry: () => undefined })

export function useProductSession(): ProductSession {
  return use(ProductSessionContext)
}
