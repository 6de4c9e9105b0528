/** A key, alone or with Ctrl or ⌘. */
export type Shortcut = { key: string; isCommand: boolean }

/** All shortcuts, in the order in which the help lists them. */
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

/** Whether exactly this shortcut was pressed. */
export function isPressed(pressed: PressedKey, { key, isCommand }: Shortcut): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = pressed
  if (altKey || (ctrlKey || metaKey) !== isCommand) return false
  return pressed.key.toLowerCase() === key && !(isCommand && shiftKey)
}
