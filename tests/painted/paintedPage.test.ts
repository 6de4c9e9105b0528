import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SendForm } from '#src/painted/keptPresses.ts'
import { preparePage, type PaintedPage } from '#src/painted/paintedPage.ts'

let root: HTMLElement
let last: PaintedPage | undefined

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <div id="root"></div>
    <template data-here="/sign-in" data-guarded="|/notes/([^/]+?)" data-title="Sign in" data-to-dark="To dark">
      <button type="button" data-theme-toggle>Theme</button>
      <main>
        <form><input name="email" required /><input type="checkbox" /><button type="submit">Send</button></form>
        <a href="/sign-up">New here?</a>
      </main>
    </template>
    <template><div role="alert">Missing <button type="button">Reload</button></div></template>`
  root = document.querySelector<HTMLElement>('#root') ?? document.body
  document.documentElement.classList.add('dark')
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  history.replaceState(null, '', '/sign-in')
})
afterEach(() => {
  last?.begin()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
})

describe('the page of the HTML', () => {
  it('is shown with the focus in its first field when nobody is signed in', async () => {
    const page = await prepare()
    expect([page.isShown, document.title]).toEqual([true, 'Sign in'])
    expect(document.activeElement).toBe(root.querySelector('input'))
  })

  it.each([
    ['/', '/sign-in', '/sign-up'],
    [
      '/Notes/1?q=a#b',
      '/sign-in?return=%2FNotes%2F1%3Fq%3Da%23b',
      '/sign-up?return=%2FNotes%2F1%3Fq%3Da%23b',
    ],
    ['/sign-in?return=%2Faccount', '/sign-in?return=%2Faccount', '/sign-up?return=%2Faccount'],
    ['/sign-in?return=//evil.example', '/sign-in?return=//evil.example', '/sign-up'],
  ])('stands for %s at %s, and leads on to %s', async (asked, stands, leads) => {
    history.replaceState(null, '', asked)
    await prepare()
    expect(location.pathname + location.search).toBe(stands)
    expect(root.querySelector('a')?.getAttribute('href')).toBe(leads)
  })

  it.each(['/auth/action', '/sign-in/phone', '/nowhere'])('is not shown at %s', async (path) => {
    history.replaceState(null, '', path)
    expect((await prepare()).isShown).toBe(false)
    expect(root.childElementCount).toBe(0)
  })

  it('is not shown once the code has begun', async () => {
    const page = preparePage(...parts())
    page.begin()
    await vi.advanceTimersByTimeAsync(0)
    expect([page.isShown, root.childElementCount]).toEqual([false, 0])
  })

  it('is decided once it is painted', async () => {
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
    const page = preparePage(...parts())
    last = page
    const decide = vi.fn<() => void>()
    void page.decided.then(decide)
    await vi.advanceTimersByTimeAsync(15)
    expect([page.isShown, decide.mock.calls.length]).toEqual([true, 0])
    await vi.advanceTimersByTimeAsync(2)
    expect(decide).toHaveBeenCalledTimes(1)
  })

  it('shows the theme and the answer of this tab', async () => {
    document.documentElement.classList.remove('dark')
    sessionStorage.setItem('shared-computer', 'yes')
    await prepare()
    expect(root.querySelector('[data-theme-toggle]')?.getAttribute('aria-label')).toBe('To dark')
    expect(root.querySelector<HTMLInputElement>('[type="checkbox"]')?.checked).toBe(true)
  })

  it('says that the code of a part is missing, until every part works', async () => {
    const page = await prepare()
    page.begin()
    page.sayMissing()
    page.sayMissing()
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
    const [button, form] = ['[type="button"]', 'form'].map((part) => root.querySelector(part))
    if (button) page.takeOver(button)
    await vi.advanceTimersByTimeAsync(0)
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
    if (form) page.takeOver(form)
    await vi.advanceTimersByTimeAsync(0)
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('says nothing of missing code once it has begun', async () => {
    const page = await prepare()
    page.begin()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('keeps a form that is sent, and sends it once when it works', async () => {
    const page = await prepare()
    const { form, sent } = await fill()
    form.requestSubmit()
    form.requestSubmit()
    expect(sent()).toBe(0)
    expect(form.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
    page.takeOver(form)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toBe(1)
    expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false)
    form.requestSubmit()
    expect(sent()).toBe(2)
  })

  it('keeps a form that is sent with nothing in it, and has it say later what is missing', async () => {
    const page = await prepare()
    const form = root.querySelector('form')
    if (!form) throw new Error('There is no form.')
    const told = vi.fn<(event: Event) => void>()
    form.requestSubmit()
    expect(form.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
    form.addEventListener('invalid', told, true)
    page.takeOver(form)
    await vi.advanceTimersByTimeAsync(0)
    expect(told.mock.calls.map(([{ defaultPrevented }]) => defaultPrevented)).toEqual([false])
    expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false)
  })

  it('sends what was and what is submitted, once, before its page works', async () => {
    const page = await prepare()
    const { form, sent } = await fill()
    const send = vi.fn<SendForm>(() => true)
    form.requestSubmit()
    page.sendForms(send)
    form.requestSubmit()
    expect(send.mock.calls).toEqual([[form]])
    expect(form.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
    page.takeOver(form)
    expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toBe(0)
    form.requestSubmit()
    expect(sent()).toBe(1)
  })

  it('leaves a form to its page that is not complete, or that nobody sends', async () => {
    const page = await prepare()
    const form = root.querySelector('form')
    const send = vi.fn<SendForm>(() => false)
    form?.requestSubmit()
    page.sendForms(send)
    expect(send).toHaveBeenCalledTimes(0)
    const { sent } = await fill()
    form?.requestSubmit()
    expect(send).toHaveBeenCalledTimes(0)
    page.takeOver(root)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toBe(1)
  })

  it('lets nobody in before its first part is as it was painted', async () => {
    const page = await prepare()
    const letIn = vi.fn<() => void>()
    void page.taken.then(letIn)
    await vi.advanceTimersByTimeAsync(0)
    expect(letIn).toHaveBeenCalledTimes(0)
    page.takeOver(root)
    await vi.advanceTimersByTimeAsync(0)
    expect(letIn).toHaveBeenCalledTimes(1)
  })

  it('keeps presses of a button until its own part works', async () => {
    const page = await prepare()
    const button = root.querySelector('button')
    const pressed = vi.fn<() => void>()
    button?.addEventListener('click', pressed)
    button?.click()
    const form = root.querySelector('form')
    if (form) page.takeOver(form)
    await vi.advanceTimersByTimeAsync(0)
    expect(pressed).toHaveBeenCalledTimes(0)
    if (button) page.takeOver(button)
    await vi.advanceTimersByTimeAsync(0)
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('says that its code is missing after a minute, until it comes after all', async () => {
    const page = await prepare()
    const { form } = await fill()
    form.requestSubmit()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(document.querySelector('[role="alert"]')).toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Missing')
    expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false)
    page.begin()
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('says at once that its code could not be fetched', async () => {
    await prepare()
    const script = document.createElement('script')
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  })
})

function parts(): Parameters<typeof preparePage> {
  const [page, missing] = document.querySelectorAll('template')
  if (!page || !missing) throw new Error('There is no template.')
  return [root, page, missing]
}

async function prepare() {
  const page = preparePage(...parts())
  last = page
  await vi.advanceTimersByTimeAsync(0)
  return page
}

async function fill() {
  const form = root.querySelector('form')
  const field = root.querySelector('input')
  if (!form || !field) throw new Error('There is no form.')
  field.value = 'ada@example.com'
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  form.addEventListener('submit', submit)
  return { form, sent: () => submit.mock.calls.length }
}
