import { expect, it } from 'vitest'
import { assignChunks, type Part } from '#build/parts.ts'

const door: readonly Part[] = [
  { name: 'base', needs: [], roots: [] },
  { name: 'account', needs: ['base'], roots: ['views/Account.tsx'] },
  { name: 'data', needs: ['account'], roots: ['data/'] },
]

/** The imports of each module; `lazy` marks dynamic ones. */
const app: Record<string, readonly string[]> = {
  '/src/main.tsx': ['/src/first.ts', 'lazy /src/views/Account.tsx', 'lazy /src/data/wipe.ts'],
  '/src/first.ts': ['lazy /src/product/Page.tsx', 'lazy /src/views/Help.tsx'],
  '/src/views/Account.tsx': ['/src/first.ts', '/src/ui/Row.tsx', '/src/text.ts'],
  '/src/data/wipe.ts': ['/src/text.ts', 'lazy /src/data/sweep.ts'],
  '/src/data/sweep.ts': ['/library.js'],
  '/src/views/Help.tsx': [],
  '/src/product/Page.tsx': ['/src/ui/Row.tsx', '/src/product/words.ts'],
}

it('puts a module into the part that reaches it, and a shared one into what these parts both need', () => {
  const part = partsIn(door, app)
  expect(part('/src/views/Account.tsx')).toBe('account')
  expect(part('/src/product/words.ts')).toBe('page')
  expect(part('/src/ui/Row.tsx')).toBe('base')
  expect(part('/src/text.ts')).toBe('account')
})

it('follows the dynamic imports of dynamic imports, including libraries', () => {
  const part = partsIn(door, app)
  expect(part('/src/data/sweep.ts')).toBe('data')
  expect(part('/library.js')).toBe('data')
})

it('leaves out modules that the entry imports, and unused ones', () => {
  const part = partsIn(door, app)
  expect(part('/src/main.tsx')).toBeNull()
  expect(part('/src/first.ts')).toBeNull()
  expect(part('/src/worker.ts')).toBeNull()
})

it('puts unlisted roots into the rest of their own house', () => {
  expect(partsIn(door, app)('/src/views/Help.tsx')).toBe('data')
})

it('names a module without a common part', () => {
  const apart = door.map((part) => ({ ...part, needs: [] }))
  expect(() => partsIn(apart, app)('/src/text.ts')).toThrow(/ for \/src\//)
})

function partsIn(parts: readonly Part[], imports: Record<string, readonly string[]>) {
  const houses = [
    { folder: '/src', parts, rest: 'data' },
    {
      folder: '/src/product',
      parts: [{ name: 'page', needs: ['base'], roots: ['Page.tsx'] }],
      rest: 'page',
    },
  ]
  const partOf = assignChunks(['/src/main.tsx'], houses)
  const getModuleInfo = (id: string) => {
    const all = imports[id] ?? []
    const late = all.filter((name) => name.startsWith('lazy '))
    return {
      importedIds: all.filter((name) => !late.includes(name)),
      dynamicallyImportedIds: late.map((name) => name.slice('lazy '.length)),
    }
  }
  return (id: string) => partOf(id, { getModuleInfo })
}
