import type { Drawer } from './drawer.ts'

/** A drawer that lasts as long as the page. */
export function memoryDrawer<Value>(): Drawer<Value> {
  const values = new Map<string, Value>()
  return {
    all: () => Promise.resolve([...values.values()]),
    get: (id) => Promise.resolve(values.get(id) ?? null),
    put: async (id, value) => void values.set(id, value),
    remove: async (id) => void values.delete(id),
    clear: async () => values.clear(),
  }
}
