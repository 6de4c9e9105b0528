/** Inside of a password field, and read aloud. */
export const capsLockText = { isOn: 'Caps Lock is on' } as const
