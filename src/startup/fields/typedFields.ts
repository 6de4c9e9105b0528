import { tabArea, storedRecord } from '../../storage/webStorage/storedRecord.ts'
import { emailDraftStore } from '../../stores/emailDraftStore.ts'
import { sharedComputerStore } from '../../stores/sharedComputerStore.ts'
import { setValue, type TypedField } from './setValue.ts'

/** Values by field name. */
type Values = ReadonlyMap<string, string>

const none: Values = new Map()

type Typed = { uid: string; path: string; values: Readonly<Record<string, string>> }

/** The fields of forms that were changed, even if they are empty again. */
const changedFields = new WeakSet<EventTarget>()

const stored = () => storedRecord<Typed>('typed-fields', tabArea)

/**
 * Stores the fields of this page's forms in the tab, for the reload that follows. Passwords and codes are
 * never stored.
 *
 * @param uid the signed-in user's ID, or an empty string.
 * @param before stored values whose fields are not on the page.
 */
export function storeTypedFields(uid: string, before = none): void {
  const fields = new Map(before)
  for (const field of plainFields()) fields.set(field.name, valueOf(field))
  const typed = { uid, path: location.pathname, values: Object.fromEntries(fields) }
  stored().write(fields.size > 0 ? typed : null)
}

/**
 * Restores what the same person typed before a reload, also in forms that open later, and keeps what they
 * type from now on. On a shared computer, only a change of language keeps anything.
 *
 * @returns a function that stops it.
 */
export function followTypedFields(uid: string): () => void {
  const { pathname } = location
  const waiting = new Map<string, string>()
  const typedOn = new Set<string>()
  const controller = new AbortController()
  const { signal } = controller
  const putBack = () => {
    if (signal.aborted || location.pathname !== pathname) return
    for (const field of plainFields()) {
      const value = waiting.get(field.name)
      if (value !== undefined && fill(field, value)) waiting.delete(field.name)
    }
    if (waiting.size === 0) watching.disconnect()
  }
  const watching = new MutationObserver(putBack)
  const restore = () => {
    if (signal.aborted) return
    for (const [name, value] of takeTyped(uid)) waiting.set(name, value)
    if (waiting.size > 0) watching.observe(document.body, { childList: true, subtree: true })
    putBack()
  }
  const recordTyped = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('form'))) return
    typedOn.add(location.pathname)
    changedFields.add(target)
  }
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    // The browser writes a tab's storage to disk.
    if (persisted || sharedComputerStore.getState().isShared) return
    const path = location.pathname
    const before = path === pathname ? waiting : none
    // The email may have been typed before this code loaded, or on another page.
    const isTyped = typedOn.has(path) || emailDraftStore.getState().email !== ''
    if (isTyped || before.size > 0) storeTypedFields(uid, before)
  }
  addEventListener('input', recordTyped, { signal })
  addEventListener('pagehide', onPageHide, { signal })
  // In development, React starts every effect twice, and only the second may take the values. It also ignores changes
  // to fields during a render.
  queueMicrotask(restore)
  return () => {
    controller.abort()
    watching.disconnect()
  }
}

/** Whether a value was typed or chosen. React keeps `defaultValue` equal to the value of a field that it controls. */
export function isFilledIn(field: TypedField): boolean {
  if ('defaultValue' in field && field.value !== field.defaultValue) return true
  return changedFields.has(field) && field.value !== ''
}

/** The values that this person typed on this page before a reload. They are removed from the tab. */
function takeTyped(uid: string): Values {
  const typed = stored().read()
  stored().write(null)
  const isTheirs = wasReloaded() && typed?.uid === uid && typed.path === location.pathname
  return isTheirs ? new Map(Object.entries(typed.values)) : none
}

/** Any other navigation starts empty: it may be another person. */
function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
}

const inputs = 'input:not([type="hidden"], [type="file"], [type="radio"], [type="password"])'
const typable = `form :is(${inputs}, select, textarea:not([data-autosaved]))[name]`

/** The fields of all forms, except codes, passwords, even if they are shown, and text that saves itself. */
function plainFields(): TypedField[] {
  return Array.from(document.querySelectorAll<TypedField>(typable)).filter(
    ({ autocomplete }) => !/password|one-time-code/.test(autocomplete),
  )
}

function valueOf(field: TypedField): string {
  return field.type === 'checkbox' && 'checked' in field ? String(field.checked) : field.value
}

/** Fills a field as a person would, so that React notices. Returns `false` if a select lacks the option. */
function fill(field: TypedField, value: string): boolean {
  if (valueOf(field) === value || globalThis.prerendered?.isChanged(field)) return true
  const isOption = ({ value: option }: HTMLOptionElement) => option === value
  if (field instanceof HTMLSelectElement && !Array.from(field.options).some(isOption)) return false
  if (field.type === 'checkbox') field.click()
  else setValue(field, value)
  return true
}
