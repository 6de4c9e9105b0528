import { expect, it } from 'vitest'
import { assignChunks, type Chunk } from '#build/assignChunks.ts'

const plan: readonly Chunk[] = [
  { name: 'base', needs: [], roots: [] },
  { name: 'account', needs: ['base'], roots: ['/src/views/Account.tsx'] },
  { name: 'data', needs: ['account'], roots: ['/src/', '/src/views/Data.tsx'] },
  { name: 'page', needs: ['base'], roots: ['/product/'] },
]

/** The imports of each module; `lazy` marks dynamic ones. */
const app: Record<string, readonly string[]> = {
  '/src/main.tsx': ['/src/first.ts', 'lazy /src/views/Account.tsx', 'lazy /src/data/deletion.ts'],
  '/src/first.ts': ['lazy /product/Page.tsx', 'lazy /src/views/Help.tsx', 'lazy /alone.ts'],
  '/src/views/Account.tsx': ['/src/first.ts', '/src/ui/Row.tsx', '/src/text.ts'],
  '/src/data/deletion.ts': ['/src/text.ts', 'lazy /src/data/sweep.ts'],
  '/src/data/sweep.ts': ['/library.js'],
  '/src/views/Help.tsx': [],
  '/product/Page.tsx': ['/src/ui/Row.tsx', '/product/words.ts'],
  '/alone.ts': ['/src/ui/Row.tsx', '/own.ts'],
}

it('puts a module into the chunk that reaches it, and a shared one into what these chunks both need', () => {
  const chunk = chunksIn(plan)
  expect(chunk('/src/views/Account.tsx')).toBe('account')
  expect(chunk('/product/words.ts')).toBe('page')
  expect(chunk('/src/ui/Row.tsx')).toBe('base')
  expect(chunk('/src/text.ts')).toBe('account')
})

it('follows the dynamic imports of dynamic imports, including libraries', () => {
  const chunk = chunksIn(plan)
  expect(chunk('/src/data/sweep.ts')).toBe('data')
  expect(chunk('/library.js')).toBe('data')
})

it('leaves out modules that the entry imports, and unused ones', () => {
  const chunk = chunksIn(plan)
  expect(chunk('/src/main.tsx')).toBeNull()
  expect(chunk('/src/first.ts')).toBeNull()
  expect(chunk('/src/worker.ts')).toBeNull()
})

it('puts a root that only its folder names into the chunk of the folder', () => {
  expect(chunksIn(plan)('/src/views/Help.tsx')).toBe('data')
})

it('leaves modules to the bundler that no chunk reaches, or that no chunk can have', () => {
  expect(chunksIn(plan)('/own.ts')).toBeNull()
  const apart = plan.map((chunk) => ({ ...chunk, needs: [] }))
  expect(chunksIn(apart)('/src/ui/Row.tsx')).toBeNull()
})

it('puts a root that imports a library only into a chunk with that library', () => {
  const library = { name: 'library', needs: ['base'], roots: ['/'], library: /library\.js$/ }
  const chunk = chunksIn([...plan, library])
  expect(chunk('/src/data/deletion.ts')).toBe('data')
  expect(chunk('/src/data/sweep.ts')).toBe('library')
})

function chunksIn(chunks: readonly Chunk[]) {
  const chunkOf = assignChunks(['/src/main.tsx'], chunks)
  return (id: string) => chunkOf(id, { getModuleInfo })
}

function getModuleInfo(id: string) {
  const all = app[id] ?? []
  const late = all.filter((name) => name.startsWith('lazy '))
  return {
    importedIds: all.filter((name) => !late.includes(name)),
    dynamicallyImportedIds: late.map((name) => name.slice('lazy '.length)),
  }
}
