/**
 * Returns a function that reads a form's fields by name. Values are normalized (Unicode NFC), because
 * keyboards encode the same letter in different ways.
 */
export function readForm(form: HTMLFormElement): (name: string) => string {
  const values = new FormData(form)
  return (name) => {
    const value = values.get(name)
    return typeof value === 'string' ? value.normalize() : ''
  }
}
