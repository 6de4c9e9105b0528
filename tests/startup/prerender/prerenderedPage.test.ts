import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPrerenderedPage } from '#src/startup/prerender/prerenderedPage.ts'
import type { LoadedApp, PrerenderedPage } from '#src/startup/prerendered.ts'

let root: HTMLElement
let last: PrerenderedPage | undefined

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <div id="root"></div>
    <template data-here="/sign-in" data-guarded="|/notes/([^/]+?)" data-title="Sign in" data-to-dark="To dark">
      <button type="button" data-theme-toggle>Theme</button>
      <main>
        <form><input name="email" id="email" required /><input type="checkbox" name="terms" /><input type="checkbox" id="shared-computer" /><button type="submit">Send</button></form>
        <section><button type="button">Guest</button><a href="/sign-in/link">Email me</a></section>
        <a href="/sign-up" id="new">New here?</a>
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
  last?.start(app({ isSignedOut: () => false }))
  // It no longer keeps presses.
  last?.showLoadFailed()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  sessionStorage.clear()
})

describe('the prerendered page', () => {
  it('is shown with the focus in its email field when no one is signed in', async () => {
    const page = await prepare()
    expect([page.isShown(), document.title]).toEqual([true, 'Sign in'])
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
  ])('is shown for %s at %s, and continues to %s', async (asked, stands, leads) => {
    history.replaceState(null, '', asked)
    await prepare()
    expect(location.pathname + location.search).toBe(stands)
    expect(root.querySelector('#new')?.getAttribute('href')).toBe(leads)
  })

  it('leaves the state of its history entry, which says who may return', async () => {
    history.replaceState('ada', '', '/sign-in?return=%2Faccount')
    await prepare()
    expect(history.state).toBe('ada')
  })

  it('does not take over the state of a page that needs a session', async () => {
    history.replaceState({ isNew: true }, '', '/notes/1')
    await prepare()
    expect(history.state).toBeNull()
  })

  it.each(['/auth/action', '/sign-in/phone', '/nowhere'])('is not shown at %s', async (path) => {
    history.replaceState(null, '', path)
    expect((await prepare()).isShown()).toBe(false)
    expect(root.childElementCount).toBe(0)
  })

  it('is laid out invisibly until the answer comes, and removed if someone may be signed in', async () => {
    const answer = new EventTarget()
    const hasNoSession = new Promise<boolean>((resolve) =>
      answer.addEventListener('no', () => resolve(false)),
    )
    const page = await prepare({ hasNoSession })
    expect([page.isShown(), root.style.visibility, root.childElementCount]).toEqual([
      false,
      'hidden',
      2,
    ])
    expect(location.pathname).toBe('/sign-in')
    answer.dispatchEvent(new Event('no'))
    await vi.advanceTimersByTimeAsync(0)
    expect([page.isShown(), root.childElementCount, root.hasAttribute('style')]).toEqual([
      false,
      0,
      false,
    ])
  })

  it('is not laid out if someone may be signed in', async () => {
    const append = vi.spyOn(root, 'append')
    await prepare({ hasNoSession: Promise.resolve(false) })
    expect(append).toHaveBeenCalledTimes(0)
  })

  it('leaves nothing behind if the code starts before the answer', async () => {
    const page = createPrerenderedPage(options({ hasNoSession: new Promise(() => undefined) }))
    await vi.advanceTimersByTimeAsync(0)
    page.start(app())
    expect([page.isShown(), root.childElementCount, root.hasAttribute('style')]).toEqual([
      false,
      0,
      false,
    ])
  })

  it('is not shown once the code has started', async () => {
    const page = createPrerenderedPage(options())
    page.start(app())
    await vi.advanceTimersByTimeAsync(0)
    expect([page.isShown(), root.childElementCount]).toEqual([false, 0])
  })

  it('is shown before its code is loaded', async () => {
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
    const loadCode = vi.fn<() => Promise<void>>(async () => undefined)
    const page = await prepare({ loadCode })
    await vi.advanceTimersByTimeAsync(15)
    expect([page.isShown(), loadCode.mock.calls.length]).toEqual([true, 0])
    await vi.advanceTimersByTimeAsync(2)
    expect(loadCode).toHaveBeenCalledTimes(1)
  })

  it('loads its code after a page snapshot, which it would delay', async () => {
    const loadCode = vi.fn<() => Promise<void>>(async () => undefined)
    const snapshot = new Promise((resolve) => setTimeout(resolve, 300))
    await prepare({ hasNoSession: Promise.resolve(false), snapshot, loadCode })
    await vi.advanceTimersByTimeAsync(250)
    expect(loadCode).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(loadCode).toHaveBeenCalledTimes(1)
  })

  it('waits a second at most for a page snapshot', async () => {
    const loadCode = vi.fn<() => Promise<void>>(async () => undefined)
    const snapshot = new Promise(() => undefined)
    await prepare({ hasNoSession: Promise.resolve(false), snapshot, loadCode })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(loadCode).toHaveBeenCalledTimes(1)
  })

  it('loads its code at once if someone may be signed in', async () => {
    const loadCode = vi.fn<() => Promise<void>>(async () => undefined)
    await prepare({ hasNoSession: Promise.resolve(false), loadCode })
    expect(loadCode).toHaveBeenCalledTimes(1)
  })

  it('loads its code after a second if no answer comes', async () => {
    const loadCode = vi.fn<() => Promise<void>>(async () => undefined)
    last = createPrerenderedPage(options({ hasNoSession: new Promise(() => undefined), loadCode }))
    await vi.advanceTimersByTimeAsync(999)
    expect(loadCode).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(loadCode).toHaveBeenCalledTimes(1)
  })

  it('shows the theme and the shared-computer choice of this tab', async () => {
    document.documentElement.classList.remove('dark')
    sessionStorage.setItem('shared-computer', 'yes')
    await prepare()
    expect(root.querySelector('[data-theme-toggle]')?.getAttribute('aria-label')).toBe('To dark')
    const boxes = Array.from(root.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
    expect(boxes.map((box) => [box.name, box.checked])).toEqual([
      ['terms', false],
      ['', true],
    ])
  })

  it('shows that the code of a part is missing, until every part is interactive', async () => {
    const page = await prepare()
    page.start(app())
    page.showLoadFailed()
    page.showLoadFailed()
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
    const [first, ...others] = partsOfPage()
    if (first) page.markInteractive(first)
    await vi.advanceTimersByTimeAsync(0)
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
    for (const part of others) page.markInteractive(part)
    await vi.advanceTimersByTimeAsync(0)
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('shows again that code is missing', async () => {
    const page = await prepare()
    page.showLoadFailed()
    page.start(app())
    page.showLoadFailed()
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Missing')
  })

  it('that is not shown reports missing code until it has arrived', async () => {
    history.replaceState(null, '', '/nowhere')
    const page = await prepare()
    page.start(app())
    const hide = page.showLoadFailed()
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
    hide()
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('does not report missing code once it has started', async () => {
    const page = await prepare()
    page.start(app())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('keeps a submitted form, and submits it once when it is interactive', async () => {
    const page = await prepare()
    const { form, sent } = await fill()
    form.requestSubmit()
    form.requestSubmit()
    expect(sent()).toBe(0)
    expect(form.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
    page.markInteractive(form)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toBe(1)
    expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false)
    form.requestSubmit()
    expect(sent()).toBe(2)
  })

  it('keeps an empty form that is submitted, which shows later what is missing', async () => {
    const page = await prepare()
    const form = root.querySelector('form')
    if (!form) throw new Error('There is no form.')
    const onInvalid = vi.fn<(event: Event) => void>()
    form.requestSubmit()
    expect(form.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
    form.addEventListener('invalid', onInvalid, true)
    page.markInteractive(form)
    await vi.advanceTimersByTimeAsync(0)
    expect(onInvalid.mock.calls.map(([{ defaultPrevented }]) => defaultPrevented)).toEqual([false])
    expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false)
  })

  it('submits earlier and later forms once, before the page is interactive', async () => {
    const page = await prepare()
    const { form, sent } = await fill()
    const send = vi.fn<LoadedApp['send']>(() => true)
    form.requestSubmit()
    page.start(app({ send }))
    form.requestSubmit()
    expect(send.mock.calls).toEqual([[form]])
    expect(form.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
    page.markInteractive(form)
    expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toBe(0)
    form.requestSubmit()
    expect(sent()).toBe(1)
  })

  it('leaves incomplete forms, and forms without a sender, to the page', async () => {
    const page = await prepare()
    const form = root.querySelector('form')
    const send = vi.fn<LoadedApp['send']>(() => false)
    form?.requestSubmit()
    page.start(app({ send }))
    expect(send).toHaveBeenCalledTimes(0)
    const { sent } = await fill()
    form?.requestSubmit()
    expect(send).toHaveBeenCalledTimes(0)
    partsOfPage().forEach(page.markInteractive)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toBe(1)
  })

  it('follows a link once its code keeps what was typed, and ignores other clicks', async () => {
    const page = await prepare()
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    const link = root.querySelector<HTMLElement>('#new')
    link?.addEventListener('click', followed)
    link?.click()
    expect(followed).toHaveBeenCalledTimes(1)
    const { form } = await fill()
    link?.click()
    expect(followed).toHaveBeenCalledTimes(1)
    for (const held of [{ ctrlKey: true }, { altKey: true }])
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }))
    expect(followed).toHaveBeenCalledTimes(3)
    page.markInteractive(form)
    await vi.advanceTimersByTimeAsync(0)
    expect(followed).toHaveBeenCalledTimes(4)
    link?.click()
    expect(followed).toHaveBeenCalledTimes(5)
  })

  it('holds a link until its own part works, while other parts already do', async () => {
    const page = await prepare()
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    const section = root.querySelector('section')
    const link = section?.querySelector('a')
    link?.addEventListener('click', followed)
    const { form } = await fill()
    link?.click()
    for (const part of [root.querySelector('button'), form]) if (part) page.markInteractive(part)
    await vi.advanceTimersByTimeAsync(0)
    link?.click()
    expect(followed).toHaveBeenCalledTimes(0)
    if (section) page.markInteractive(section)
    await vi.advanceTimersByTimeAsync(0)
    expect(followed).toHaveBeenCalledTimes(1)
    link?.click()
    expect(followed).toHaveBeenCalledTimes(2)
  })

  it('lets links work on their own if the code does not load', async () => {
    const page = await prepare()
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    const link = root.querySelector<HTMLElement>('#new')
    link?.addEventListener('click', followed)
    await fill()
    page.showLoadFailed()
    link?.click()
    expect(followed).toHaveBeenCalledTimes(1)
  })

  it('knows which fields the person has changed', async () => {
    const page = await prepare()
    const [field, box] = root.querySelectorAll('input')
    page.start(app())
    box?.click()
    expect([field, box].map((each) => each && page.isChanged(each))).toEqual([false, true])
  })

  it('stays as prerendered until its first part is interactive', async () => {
    const page = await prepare()
    const letIn = vi.fn<() => void>()
    void page.interactive.then(letIn)
    await vi.advanceTimersByTimeAsync(0)
    expect(letIn).toHaveBeenCalledTimes(0)
    partsOfPage().forEach(page.markInteractive)
    await vi.advanceTimersByTimeAsync(0)
    expect(letIn).toHaveBeenCalledTimes(1)
  })

  it('keeps a press on a button, which looks busy, until its part is interactive', async () => {
    const page = await prepare()
    const button = root.querySelector('button')
    const pressed = vi.fn<() => void>()
    button?.addEventListener('click', pressed)
    button?.click()
    button?.click()
    expect(button?.getAttribute('aria-busy')).toBe('true')
    const form = root.querySelector('form')
    if (form) page.markInteractive(form)
    await vi.advanceTimersByTimeAsync(0)
    expect(pressed).toHaveBeenCalledTimes(0)
    expect(button?.getAttribute('aria-busy')).toBe('true')
    if (button) page.markInteractive(button)
    await vi.advanceTimersByTimeAsync(0)
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(button?.hasAttribute('aria-busy')).toBe(false)
  })

  it('does not follow a pressed link that was rendered anew, which would lose what was typed', async () => {
    const page = await prepare()
    const { form } = await fill()
    const link = root.querySelector<HTMLElement>('#new')
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    link?.addEventListener('click', followed)
    link?.click()
    link?.replaceWith(link.cloneNode(true))
    page.markInteractive(form)
    await vi.advanceTimersByTimeAsync(0)
    expect(followed).toHaveBeenCalledTimes(0)
  })

  it('submits a form once that was rendered anew', async () => {
    const page = await prepare()
    const { form } = await fill()
    form.requestSubmit()
    const anew = document.createElement('form')
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    anew.addEventListener('submit', submitted)
    form.replaceWith(anew)
    page.markInteractive(anew)
    page.markInteractive(anew)
    await vi.advanceTimersByTimeAsync(0)
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  it('hands over nothing to the forms of a page that the person opened instead', async () => {
    const page = await prepare()
    const { form } = await fill()
    form.requestSubmit()
    form.remove()
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    for (const path of ['/sign-up', '/sign-in']) {
      history.pushState(null, '', path)
      const other = document.createElement('form')
      other.addEventListener('submit', submitted)
      root.append(other)
      expect(page.replacedForm()).toBeUndefined()
      page.markInteractive(other)
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(submitted).toHaveBeenCalledTimes(0)
  })

  it('leaves a form to its component that is sent while it becomes interactive', async () => {
    const page = await prepare()
    const { form, sent } = await fill()
    page.start(app({ send: () => true }))
    page.markInteractive(form)
    form.requestSubmit()
    const button = form.querySelector('button')
    button?.setAttribute('aria-disabled', 'true')
    await vi.advanceTimersByTimeAsync(0)
    expect(button?.getAttribute('aria-disabled')).toBe('true')
    expect(sent()).toBe(0)
  })

  it('focuses nothing on a touchscreen, or without an email field', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    await prepare()
    expect(document.activeElement).toBe(document.body)
  })

  it('does not focus a checkbox', async () => {
    options().template.content.querySelector('#email')?.remove()
    await prepare()
    expect(document.activeElement).toBe(document.body)
  })

  it.each([
    ['pageshow', globalThis],
    ['prerenderingchange', document],
  ] as const)('on %s, hides until it is known that no one has signed in', async (type, target) => {
    const page = await prepare()
    page.start(app())
    root.querySelector('input')?.focus()
    const answers = new EventTarget()
    const databases = () =>
      new Promise((resolve) => answers.addEventListener('none', () => resolve([])))
    vi.stubGlobal('indexedDB', { databases })
    target.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
    expect(root.style.opacity).toBe('0')
    answers.dispatchEvent(new Event('none'))
    await vi.advanceTimersByTimeAsync(0)
    expect(root.hasAttribute('style')).toBe(false)
    expect(document.activeElement).toBe(root.querySelector('input'))
  })

  it('stays hidden, and reloads, if someone has signed in', async () => {
    const reload = vi.fn<() => void>()
    const page = await prepare({ reload })
    page.start(app())
    localStorage.setItem('firebase:authUser:demo-key:[DEFAULT]', '{}')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect([root.style.opacity, reload.mock.calls.length]).toEqual(['0', 1])
    localStorage.clear()
  })

  it('stays as it is for the person who is signed in', async () => {
    const page = await prepare()
    page.start(app({ isSignedOut: () => false }))
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(root.hasAttribute('style')).toBe(false)
  })

  it('shows after a minute that its code is missing, until it loads after all', async () => {
    const page = await prepare()
    const { form } = await fill()
    form.requestSubmit()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(document.querySelector('[role="alert"]')).toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Missing')
    page.start(app())
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('submits a form late that was submitted before the code was reported as missing', async () => {
    const page = await prepare()
    const { form, sent } = await fill()
    form.requestSubmit()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(form.querySelector('button')?.getAttribute('aria-busy')).toBe('true')
    expect(sent()).toBe(0)
    page.start(app())
    page.markInteractive(form)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent()).toBe(1)
    expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false)
  })

  it('forgets pressed buttons and links, and keeps no more, while code is missing', async () => {
    const page = await prepare()
    await fill()
    const pressed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    const button = root.querySelector('button')
    const link = root.querySelector<HTMLElement>('#new')
    button?.click()
    link?.click()
    page.showLoadFailed()
    expect(button?.hasAttribute('aria-busy')).toBe(false)
    button?.click()
    expect(button?.hasAttribute('aria-busy')).toBe(false)
    for (const each of [button, link]) each?.addEventListener('click', pressed)
    partsOfPage().forEach(page.markInteractive)
    await vi.advanceTimersByTimeAsync(0)
    expect(pressed).toHaveBeenCalledTimes(0)
  })

  it('keeps presses again once the missing code has arrived', async () => {
    const page = await prepare()
    page.showLoadFailed()
    page.start(app())
    const button = root.querySelector('button')
    button?.click()
    expect(button?.getAttribute('aria-busy')).toBe('true')
  })

  it('shows at once that its code failed to load', async () => {
    await prepare({ loadCode: () => Promise.reject(new TypeError('Failed to fetch.')) })
    await vi.advanceTimersByTimeAsync(100)
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  })
})

type Options = Parameters<typeof createPrerenderedPage>[0]

function options(changed: Partial<Options> = {}): Options {
  const [template, loadFailed] = document.querySelectorAll('template')
  if (!template || !loadFailed) throw new Error('There is no template.')
  const hasNoSession = Promise.resolve(true)
  return {
    root,
    template,
    loadFailed,
    hasNoSession,
    snapshot: Promise.resolve(),
    loadCode: async () => undefined,
    reload: () => undefined,
    ...changed,
  }
}

async function prepare(changed?: Partial<Options>) {
  const page = createPrerenderedPage(options(changed))
  last = page
  await vi.advanceTimersByTimeAsync(0)
  return page
}

function app(changed: Partial<LoadedApp> = {}): LoadedApp {
  return { isSignedOut: () => true, send: () => false, ...changed }
}

function partsOfPage() {
  return root.querySelectorAll<HTMLElement>('form, section, [data-theme-toggle]')
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
