export type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fills a field as a person would, so that React notices. */
export function setValue(field: TypedField, value: string): void {
  // React's own setter on the field would hide the change from React.
  const prototype = Reflect.getPrototypeOf(field) ?? field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
