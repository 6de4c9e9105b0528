import type { Product } from '#src/contract.ts'
import { paths } from '#src/paths.ts'

/** The smallest product behind the door: one page that says hello, and one document. */
export const product: Product = {
  signInLead: 'Sign in to your greeting.',
  pages: [{ path: paths.home, view: async () => (await import('./HelloView.tsx')).HelloView }],
  Layout: async () => (await import('#src/layouts/SignedInLayout.tsx')).SignedInLayout,
  Scope: async () => (await import('./parts.tsx')).BlankScope,
  firstParts: [],
  laterParts: [],
  DeviceRows: async () => (await import('./parts.tsx')).NoRows,
  Losses: async () => (await import('./parts.tsx')).GreetingLoss,
  device: async () => (await import('./data.ts')).device,
  data: async () => (await import('./data.ts')).data,
  archive: async () => (await import('./archive.ts')).archive,
  move: async () => (await import('./move.ts')).move,
}
