import { expect, it } from 'vitest'
import { assignChunks, type Chunk } from '#build/assignChunks.ts'

const door: readonly Chunk[] = [
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

it('puts a module into the chunk that reaches it, and a shared one into what these chunks both need', () => {
  const chunk = chunksIn(door, app)
  expect(chunk('/src/views/Account.tsx')).toBe('account')
  expect(chunk('/src/product/words.ts')).toBe('page')
  expect(chunk('/src/ui/Row.tsx')).toBe('base')
  expect(chunk('/src/text.ts')).toBe('account')
})

it('follows the dynamic imports of dynamic imports, including libraries', () => {
  const chunk = chunksIn(door, app)
  expect(chunk('/src/data/sweep.ts')).toBe('data')
  expect(chunk('/library.js')).toBe('data')
})

it('leaves out modules that the entry imports, and unused ones', () => {
  const chunk = chunksIn(door, app)
  expect(chunk('/src/main.tsx')).toBeNull()
  expect(chunk('/src/first.ts')).toBeNull()
  expect(chunk('/src/worker.ts')).toBeNull()
})

it('puts unlisted roots into the rest of their own folder', () => {
  expect(chunksIn(door, app)('/src/views/Help.tsx')).toBe('data')
})

it('names a module without a common chunk', () => {
  const apart = door.map((chunk) => ({ ...chunk, needs: [] }))
  expect(() => chunksIn(apart, app)('/src/text.ts')).toThrow(/, which import \/src\//)
})

function chunksIn(chunks: readonly Chunk[], imports: Record<string, readonly string[]>) {
  const chunkFolders = [
    { folder: '/src', chunks, rest: 'data' },
    {
      folder: '/src/product',
      chunks: [{ name: 'page', needs: ['base'], roots: ['Page.tsx'] }],
      rest: 'page',
    },
  ]
  const chunkOf = assignChunks(['/src/main.tsx'], chunkFolders)
  const getModuleInfo = (id: string) => {
    const all = imports[id] ?? []
    const late = all.filter((name) => name.startsWith('lazy '))
    return {
      importedIds: all.filter((name) => !late.includes(name)),
      dynamicallyImportedIds: late.map((name) => name.slice('lazy '.length)),
    }
  }
  return (id: string) => chunkOf(id, { getModuleInfo })
}
