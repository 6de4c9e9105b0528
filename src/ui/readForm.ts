/**
 * Reads the fields of a form by their names. Keyboards write the same letter in several ways; what is read has one
 * (Unicode NFC).
 */
export function readForm(form: HTMLFormElement): (name: string) => string {
  const values = new FormData(form)
  return (name) => {
    const value = values.get(name)
    return typeof value === 'string' ? value.normalize() : ''
  }
}
