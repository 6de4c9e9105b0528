import type { UploadWithStatus } from '#products/notebook/domain/files/uploadRow.ts'

/** A file waiting to be uploaded. */
export function uploadRow(overrides: Partial<UploadWithStatus> = {}): UploadWithStatus {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    noteId: '00000000-0000-4000-8000-0000000000aa',
    name: 'heron.txt',
    size: 5,
    type: 'text/plain',
    addedAt: 1,
    isPaused: false,
    refusal: null,
    isPersisted: true,
    ...overrides,
  }
}
