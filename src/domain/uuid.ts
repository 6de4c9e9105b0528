const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Returns whether a text can be the ID of a document or file: a lowercase UUID. */
export function isUuid(text: string): boolean {
  return shape.test(text)
}
