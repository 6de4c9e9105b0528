/** Shown in the password field and announced to screen readers. */
export const capsLockText = { isOn: 'Caps Lock is on' } as const
