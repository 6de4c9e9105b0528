// The parts of firebase-tools 15, which ships no types, that this folder uses. Use nothing else of
// it.

declare module 'firebase-tools/lib/emulator/auth/index.js' {
  type AuthEmulatorOptions = {
    host: string
    port: number
    projectId: string
    singleProjectMode: number
  }

  export class AuthEmulator {
    constructor(options: AuthEmulatorOptions)
    importData(folder: string, projectId: string, by: { initiatedBy: string }): Promise<void>
  }
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http'

  export function createApp(projectId: string, singleProjectMode: number): Promise<RequestListener>
}

declare module 'firebase-tools/lib/emulator/storage/index.js' {
  export type StorageRulesFile = {
    name: string
    content: string
  }

  export type StorageEmulatorOptions = {
    host: string
    port: number
    projectId: string
    rules: StorageRulesFile
  }

  /** Without bytes if the file was deleted during the check of the rules. */
  type StoredObject = { data?: Uint8Array }

  type StorageRulesManager = {
    /** Undefined if the rules don't compile. */
    getRuleset(): object | undefined
  }

  export class StorageEmulator {
    constructor(options: StorageEmulatorOptions)
    protected readonly args: StorageEmulatorOptions
    readonly rulesManager: StorageRulesManager
    readonly storageLayer: {
      import(folder: string, by: { initiatedBy: string }): void
      getObject: (request: object) => Promise<StoredObject>
    }
    /** Called by the constructor. */
    protected getPersistenceTmpDir(): string
    protected createRulesManager(rules: StorageRulesFile): StorageRulesManager
    /** Loads other rules and returns their errors. */
    replaceRules(rules: StorageRulesFile): Promise<{ errors: string[] }>
  }
}

declare module 'firebase-tools/lib/emulator/storage/errors.js' {
  export class NotFoundError extends Error {}
}

declare module 'firebase-tools/lib/emulator/storage/rules/runtime.js' {
  import type { StorageRulesFile } from 'firebase-tools/lib/emulator/storage/index.js'

  /** A line from the rules runtime, with only the fields used here. */
  export type RulesAnswer = {
    id?: number
    /** Replaces `id` when the runtime requests a Firestore document. */
    server_request_id?: number
    context?: { path: string }
    errors?: string[]
    warnings?: string[]
  }

  type RulesQuestion = {
    method: string
    path: string
    file: { before?: object; after?: object }
    projectId: string
  }

  export class StorageRulesRuntime {
    start(): Promise<void>
    stop(): Promise<void>
    loadRuleset(source: { files: StorageRulesFile[] }): Promise<{
      issues: { errors: string[] }
      /** Undefined if the rules don't compile. */
      ruleset?: { verify(question: RulesQuestion): Promise<{ permitted?: boolean }> }
    }>
    protected _sendRequest(request: object): Promise<RulesAnswer>
  }
}

declare module 'firebase-tools/lib/emulator/registry.js' {
  import type { StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js'

  export const EmulatorRegistry: {
    start(emulator: StorageEmulator): Promise<void>
    stop(name: 'storage'): Promise<void>
  }
}
