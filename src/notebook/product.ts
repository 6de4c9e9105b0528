import type { Product } from '../contract.ts'

/** Private notes with files. */
export const notebook: Pick<Product, 'device' | 'move' | 'archive'> = {
  device: async () => {
    const { forgetNotebook } = await import('./device/notebooks.ts')
    return { forget: forgetNotebook } as never
  },
  archive: async () => (await import('./firebase/archive/productArchive.ts')).productArchive,
  move: async () => (await import('./firebase/move/productMove.ts')).productMove,
}
