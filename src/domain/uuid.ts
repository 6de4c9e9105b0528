const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text can be the id of a document or a file: a UUID in lower case. */
export function isUuid(text: string): boolean {
  return shape.test(text)
}
