// Import this before firebase-tools. While it loads, firebase-tools makes each file named by these
// settings executable, and throws if it isn't allowed to.
const hidden = Object.entries(process.env).filter(([name]) =>
  name.endsWith('_EMULATOR_BINARY_PATH'),
)
for (const [name] of hidden) delete process.env[name]

/** Restores the settings for other readers. */
export function showSettings(): void {
  Object.assign(process.env, Object.fromEntries(hidden))
}
