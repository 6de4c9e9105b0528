import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchChunk } from '#src/startup/chunks/fetchChunk.ts'

describe('a chunk', () => {
  let asked: string[] = []
  let here: string[] = []
  let isOffline = false
  let isSilent = false

  beforeEach(() => {
    asked = []
    here = ['/assets/page-1.js', '/assets/shared-1.js']
    isOffline = false
    isSilent = false
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/start-1.js" />'
    vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit = {}) => {
      asked.push(path)
      if (isSilent) await new Promise((_, reject) => signal?.addEventListener('abort', reject))
      if (isOffline) throw new TypeError('Failed to fetch')
      return new Response('', { status: here.includes(path) ? 200 : 404 })
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
    const files = ['assets/page-1.js', 'assets/shared-1.js', 'assets/start-1.js']
    expect(await fetchChunk(load, files)).toBe('the page')
    expect(await fetchChunk(load, files)).toBe('the page')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is not asked for as a module while its bytes cannot be had, and comes once they can', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'the note')
    const files = ['assets/note-1.js', 'assets/words-1.js']
    here = ['/assets/note-1.js']
    isOffline = true
    await expect(fetchChunk(load, files)).rejects.toMatchObject({ code: 'unavailable' })
    isOffline = false
    // The host has one of them only.
    await expect(fetchChunk(load, files)).rejects.toThrow('words-1.js')
    expect(load).not.toHaveBeenCalled()
    here.push('/assets/words-1.js')
    expect(await fetchChunk(load, files)).toBe('the note')
  })

  it('fails where the host never answers, and comes once it does', async () => {
    const limit = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
    isSilent = true
    const fetching = fetchChunk(async () => 'the page', ['assets/silent-1.js'])
    limit.abort()
    await expect(fetching).rejects.toMatchObject({ code: 'unavailable' })
    isSilent = false
    here.push('/assets/silent-1.js')
    expect(await fetchChunk(async () => 'the page', ['assets/silent-1.js'])).toBe('the page')
  })
})
