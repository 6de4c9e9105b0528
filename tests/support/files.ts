import type { StoredFile } from '#src/domain/files/storedFile.ts'

/** A file on the server, with overrides. */
export function fileOf(overrides: Partial<StoredFile> = {}): StoredFile {
  return {
    id: 'file',
    attachedTo: 'note',
    name: 'plan.pdf',
    size: 2_048,
    type: 'application/pdf',
    slot: 0,
    state: 'stored',
    createdAt: Date.UTC(2026, 10, 21),
    ...overrides,
  }
}
