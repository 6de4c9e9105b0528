import type { ArchiveText, ProductText } from '#src/contract.ts'
import type { Counts } from '#src/domain/counts.ts'

function greetingsIn({ greetings = 0 }: Counts): string {
  if (greetings === 0) return 'no greeting'
  return greetings === 1 ? 'one greeting' : `${greetings} greetings`
}

const archive: ArchiveText = {
  exportLead: 'Creates a ZIP file in your browser with your greeting and your account details.',
  contents: (counts) => `There is ${greetingsIn(counts)}.`,
  unsaved: () => null,
  packing: () => 'Exporting your greeting…',
  packed: () => 'Only a moment',
  holds: (counts) => `It contains ${greetingsIn(counts)}.`,
  missing: {},
  importLead: 'Restores your greeting from a ZIP file that was exported here.',
  preview: (counts) => [`It contains ${greetingsIn(counts)}.`],
  rules: 'A greeting that you have already stays as it is.',
  soFar: (counts) => `Added ${greetingsIn(counts)} so far.`,
  outcome: (counts) => [`Added ${greetingsIn(counts)}.`],
  full: () => 'There is no room for more.',
  leftOut: {},
}

/** What the door says of a greeting. */
export const productText: ProductText = { archive }
