// While it is loaded, firebase-tools makes every file executable that one of these settings names,
// and throws when it may not. It is to be imported before firebase-tools.
const hidden = Object.entries(process.env).filter(([name]) =>
  name.endsWith('_EMULATOR_BINARY_PATH'),
)
for (const [name] of hidden) delete process.env[name]

/** Puts the settings back, for whoever else reads them. */
export function showSettings(): void {
  Object.assign(process.env, Object.fromEntries(hidden))
}
