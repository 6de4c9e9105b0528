import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isInVisitorsLanguage } from '#src/startup/prerender/visitorLanguage.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockClear()
  document.documentElement.lang = 'en-US'
  document.documentElement.dataset['languages'] = 'en de'
})

afterEach(() => {
  document.cookie = 'firebase-language-override=; max-age=0'
  history.replaceState(null, '', '/')
})

it('stays if there is only one language', () => {
  delete document.documentElement.dataset['languages']
  choose('de')
  expect(at('/account')).toBe(true)
})

it('stays at / and in the right language', () => {
  choose('de')
  expect(at('/')).toBe(true)
  choose('en')
  expect(at('/notes/1')).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

it('opens an address without a file in the chosen language', () => {
  choose('de')
  expect(at('/notes/1?preview#end')).toBe(false)
  expect(location.pathname + location.search + location.hash).toBe(
    '/?gatehouse-page=%2Fnotes%2F1%3Fpreview#end',
  )
  expect(reload).toHaveBeenCalledOnce()
})

it('follows the browser’s languages if none was chosen', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it', 'de-AT', 'en'])
  expect(at('/account')).toBe(false)
})

it('doesn’t take a language of three letters for one of two', () => {
  document.documentElement.dataset['languages'] = 'en fi'
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fil-PH'])
  expect(at('/account')).toBe(true)
  document.documentElement.dataset['languages'] = 'fil fi'
  document.documentElement.lang = 'fil'
  choose('fi')
  expect(at('/account')).toBe(false)
})

it('stays if the app lacks the language', () => {
  choose('tlh')
  expect(at('/account')).toBe(true)
})

it('restores the address, in any language', () => {
  choose('de')
  expect(at('/?gatehouse-page=%2Fnotes%2F1%3Fpreview#end')).toBe(true)
  expect(location.pathname + location.search + location.hash).toBe('/notes/1?preview#end')
  expect(reload).not.toHaveBeenCalled()
})

it('keeps the state of the history entry, such as the code of a link', () => {
  choose('de')
  history.replaceState({ code: 'x' }, '', '/auth/action')
  expect(isInVisitorsLanguage(reload)).toBe(false)
  expect(isInVisitorsLanguage(reload)).toBe(true)
  expect([location.pathname, history.state]).toEqual(['/auth/action', { code: 'x' }])
})

it('stays at an address that is too long for the query', () => {
  choose('de')
  expect(at(`/auth/action?continueUrl=${'x'.repeat(2_100)}`)).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})

it.each(['/items?page=2', '/?page=2', '/items?gatehouse-page=%2Faccount'])(
  'leaves %s, an address of the product, alone',
  (address) => {
    choose('en')
    expect(at(address)).toBe(true)
    expect(location.pathname + location.search).toBe(address)
  },
)

it('only restores addresses of its own', () => {
  expect(at('/?gatehouse-page=https%3A%2F%2Fevil.example')).toBe(true)
  expect(location.pathname + location.search).toBe('/')
})

function choose(code: string): void {
  document.cookie = `firebase-language-override=${code}`
}

function at(address: string): boolean {
  history.replaceState(null, '', address)
  return isInVisitorsLanguage(reload)
}
