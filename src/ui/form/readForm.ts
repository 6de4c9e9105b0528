/**
 * Returns a function that reads a form's fields by name. Values are normalized (Unicode NFC), because
 * keyboards encode the same letter in different ways. An existing password stays as typed (`tryPassword`).
 */
export function readForm(form: HTMLFormElement): (name: string) => string {
  const values = new FormData(form)
  return (name) => {
    const value = values.get(name)
    if (typeof value !== 'string') return ''
    return name === 'current-password' ? value : value.normalize()
  }
}
