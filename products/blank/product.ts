import type { Product } from '#src/product/contract.ts'
import { paths } from '#src/paths.ts'
import { signInLead } from './text/signInText.ts'

/** The smallest product behind the door: one page that says hello, and one document. */
export const product: Product = {
  signInLead,
  pages: [
    { path: paths.home, view: async () => (await import('./views/HelloView.tsx')).HelloView },
  ],
  Layout: async () => (await import('#src/layouts/SignedInLayout.tsx')).SignedInLayout,
  Scope: async () => (await import('./views/parts.tsx')).BlankScope,
  firstImports: [],
  deferredImports: [],
  DeviceRows: async () => (await import('./views/parts.tsx')).NoRows,
  DeletedItems: async () => (await import('./views/parts.tsx')).GreetingLoss,
  text: async () => (await import('./text/productText.ts')).productText,
  device: async () => (await import('./firebase/data.ts')).device,
  data: async () => (await import('./firebase/data.ts')).data,
  archive: async () => (await import('./firebase/archive.ts')).archive,
  move: async () => (await import('./firebase/move.ts')).move,
}
