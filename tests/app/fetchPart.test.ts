import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchPart } from '#src/fetchPart.ts'

const files: Record<string, string> = {
  'page-1.js':
    'import{a as b}from"./shared-1.js";import"./start-1.js";console.log(`from "./none.js"`)',
  'shared-1.js': 'import"./page-1.js";export{a}',
}

describe('a part of the app', () => {
  let asked: string[] = []
  let isOffline = false
  let isSilent = false

  beforeEach(() => {
    asked = []
    isOffline = false
    isSilent = false
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/start-1.js" />'
    vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit = {}) => {
      asked.push(path)
      if (isSilent) await new Promise((_, reject) => signal?.addEventListener('abort', reject))
      if (isOffline) throw new TypeError('Failed to fetch')
      const code = files[path.replace('/assets/', '')]
      return new Response(code, { status: code === undefined ? 404 : 200 })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    document.head.innerHTML = ''
  })

  it('is imported once its bytes and those of all that it imports are here, each asked for once', async () => {
    const load = vi.fn<() => Promise<string>>(async () => {
      expect(asked).toEqual(['/assets/page-1.js', '/assets/shared-1.js'])
      return 'the page'
    })
    expect(await fetchPart(named(load, 'page-1.js'))).toBe('the page')
    expect(await fetchPart(named(load, 'page-1.js'))).toBe('the page')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is not asked for as a module while its bytes cannot be had, and comes once they can', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'the note')
    files['note-1.js'] = 'import{x}from"./words-1.js"'
    const note = named(load, 'note-1.js')
    isOffline = true
    await expect(fetchPart(note)).rejects.toMatchObject({ code: 'unavailable' })
    isOffline = false
    // The host has one of them only.
    await expect(fetchPart(note)).rejects.toThrow('words-1.js')
    expect(load).not.toHaveBeenCalled()
    files['words-1.js'] = 'export{x}'
    expect(await fetchPart(note)).toBe('the note')
  })

  it('fails where the host never answers, and comes once it does', async () => {
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
    isSilent = true
    const page = named(async () => 'the page', 'silent-1.js')
    const fetching = fetchPart(page)
    limit.abort()
    await expect(fetching).rejects.toMatchObject({ code: 'unavailable' })
    isSilent = false
    files['silent-1.js'] = ''
    expect(await fetchPart(page)).toBe('the page')
  })

  it('that is no file of its own is there at once', async () => {
    expect(await fetchPart(async () => 'here already')).toBe('here already')
    expect(asked).toEqual([])
  })
})

/** A function as the build writes it. */
function named<Part>(load: () => Promise<Part>, file: string): () => Promise<Part> {
  return Object.assign(() => load(), { toString: () => `()=>import(\`./${file}\`)` })
}
