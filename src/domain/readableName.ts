/** What has no place in a name, and what turns the writing around, so that one ending looks like another. */
const misleading = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

/** The name of a file as it may be shown and saved, wherever it came from. */
export function readableName(name: string): string {
  return name.replace(misleading, '')
}
