import type { Product } from '../contract.ts'

/** Private notes with files. */
export const notebook: Pick<Product, 'device' | 'move'> = {
  device: async () => {
    const { forgetNotebook } = await import('./device/notebooks.ts')
    return { forget: forgetNotebook } as never
  },
  move: async () => (await import('./firebase/move/productMove.ts')).productMove,
}
