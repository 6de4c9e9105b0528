/**
 * Returns what is wrong with a field's value: one sentence each, with what to do about it. Empty if
 * it is valid.
 */
export type Schema = (value: unknown, path: string) => readonly string[]

/** Throws an error that lists what is wrong with a file, or else only the problems, if there are any. */
export function throwProblems(problems: readonly string[], file?: string): void {
  if (problems.length === 0) return
  const listed = problems.map((line) => `  - ${line}`)
  throw new Error((file ? [`${file} can’t be used:`, ...listed] : problems).join('\n'))
}

/** Formats a value for use in a sentence. */
export function quote(value: unknown): string {
  return typeof value === 'function' ? 'a function' : JSON.stringify(value)
}

/** An object with these fields and no others. */
export function fields(schemas: Readonly<Record<string, Schema>>): Schema {
  const names = Object.keys(schemas)
  return (value, path) => {
    if (!isObject(value)) {
      return [problem(value, path, `Write an object with ${names.join(', ')}.`)]
    }
    const inside = (name: string) => (path ? `${path}.${name}` : name)
    return [
      ...Object.keys(value)
        .filter((name) => !names.includes(name))
        .map((name) => `${inside(name)} is not known. Use one of ${names.join(', ')}.`),
      ...Object.entries(schemas).flatMap(([name, schema]) => schema(value[name], inside(name))),
    ]
  }
}

/** A field that may be left out. */
export function optional(schema: Schema): Schema {
  return (value, path) => (value === undefined ? [] : schema(value, path))
}

/** A list whose entries follow the schema and have different keys: by default, the entries themselves. */
export function listOf(schema: Schema, keyOf = (entry: unknown) => entry): Schema {
  return (value, path) => {
    if (!Array.isArray(value)) return [problem(value, path, 'Write a list in square brackets.')]
    const keys = value.map(keyOf)
    return value.flatMap((entry, index) => [
      ...schema(entry, `${path}[${index}]`),
      ...(keys.indexOf(keys[index]) < index
        ? [`${path}[${index}]: ${quote(keys[index])} is listed twice. Delete one of them.`]
        : []),
    ])
  }
}

/** A non-empty list. If it is empty, `action` says what to write instead. */
export function nonEmptyListOf(schema: Schema, action: string): Schema {
  const list = listOf(schema)
  return (value, path) =>
    Array.isArray(value) && value.length === 0 ? [`${path} is empty. ${action}`] : list(value, path)
}

/** A value for which `holds` returns true. Otherwise, `action` says what to write. */
export function valueThat(holds: (value: unknown) => boolean, action: string): Schema {
  return (value, path) => (holds(value) ? [] : [problem(value, path, action)])
}

/** A text of this form. */
export function matching(form: RegExp, action: string): Schema {
  return valueThat((value) => typeof value === 'string' && form.test(value), action)
}

/** A whole number in this range. */
export function wholeNumber(min: number, max: number, action: string): Schema {
  return valueThat(
    (value) => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max,
    action,
  )
}

/** A boolean. */
export const flag = valueThat((value) => typeof value === 'boolean', 'Write true or false.')

/** A boolean, or an object that turns something on and says how. */
export function flagOr(options: Schema): Schema {
  return (value, path) => (isObject(value) ? options : flag)(value, path)
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function problem(value: unknown, path: string, action: string): string {
  const subject = path || 'The configuration'
  const state = value === undefined ? 'is missing' : `can’t be ${quote(value)}`
  return `${subject} ${state}. ${action}`
}
