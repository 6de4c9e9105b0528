// Import firebase-tools only here. These parts are internal and may change with any release, so
// package.json pins the version, and tests/local-firebase shows what has changed.
import { showSettings } from './hiddenSettings.ts'

export { AuthEmulator } from 'firebase-tools/lib/emulator/auth/index.js'
export { createApp as createAuthApp } from 'firebase-tools/lib/emulator/auth/server.js'
export { EmulatorRegistry } from 'firebase-tools/lib/emulator/registry.js'
export { StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js'
export type {
  StorageEmulatorOptions,
  StorageRulesFile,
} from 'firebase-tools/lib/emulator/storage/index.js'
export { NotFoundError } from 'firebase-tools/lib/emulator/storage/errors.js'
export { StorageRulesRuntime } from 'firebase-tools/lib/emulator/storage/rules/runtime.js'
export type { RulesAnswer } from 'firebase-tools/lib/emulator/storage/rules/runtime.js'

showSettings()

// firebase-tools sends usage statistics only if one of these is set.
delete process.env['IS_FIREBASE_CLI']
delete process.env['IS_FIREBASE_MCP']
