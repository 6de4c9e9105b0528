import { createContext, use } from 'react'

/** The door's requests to the product while someone is signed in. */
type ProductSession = {
  /** Sends waiting changes now if the last attempt failed. Otherwise does nothing. */
  retry: () => void
}

/** Provided by the product's `Scope`. A product without unsaved changes needs none. */
export const ProductSessionContext = createContext<ProductSession>({ retry: () => undefined })

export function useProductSession(): ProductSession {
  return use(ProductSessionContext)
}
