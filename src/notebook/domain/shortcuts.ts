/** A key, alone or with Ctrl or ⌘. */
export type Shortcut = { key: string; isCommand: boolean; withShift?: boolean }

/** What a key does, by its name, in the order in which people read it. */
export const shortcuts = {
  newNote: { key: 'n', isCommand: false },
  search: { key: 'k', isCommand: true },
  bold: { key: 'b', isCommand: true },
  italic: { key: 'i', isCommand: true },
  save: { key: 's', isCommand: true },
  undo: { key: 'z', isCommand: true },
  list: { key: '?', isCommand: false },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether these keys are the ones of a shortcut, and no others. */
export function isPressed(pressed: PressedKey, { key, isCommand, withShift }: Shortcut): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = pressed
  if (altKey || (ctrlKey || metaKey) !== isCommand) return false
  return pressed.key.toLowerCase() === key && (!isCommand || shiftKey === (withShift ?? false))
}
