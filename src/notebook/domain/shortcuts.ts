/** A key, alone or with Ctrl or ⌘. */
export type Shortcut = { key: string; isCommand: boolean; withShift?: boolean }

/** What a key does, by its name. */
export const shortcuts = {
  bold: { key: 'b', isCommand: true },
  italic: { key: 'i', isCommand: true },
} as const satisfies Record<string, Shortcut>

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether these keys are the ones of a shortcut, and no others. */
export function isPressed(pressed: PressedKey, { key, isCommand, withShift }: Shortcut): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = pressed
  if (altKey || (ctrlKey || metaKey) !== isCommand) return false
  return pressed.key.toLowerCase() === key && (!isCommand || shiftKey === (withShift ?? false))
}
