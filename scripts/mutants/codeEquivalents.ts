/** A fault in the code that no test could notice, or that none need notice. */
type CodeEquivalent = {
  readonly file: string
  /** The line as it stands. */
  readonly code: string
  /** What the fault puts in the place of a part of it. */
  readonly replacement: string
  readonly reason: string
}

/** The faults that survive rightly, each with its reason. */
export const codeEquivalents: readonly CodeEquivalent[] = [
  {
    file: 'src/machines/challengeMachine.ts',
    code: "sendsCodes: ({ context }) => context.chosen?.kind === 'phone',",
    replacement: 'context.chosen.kind',
    reason: 'A code is asked for only once a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "input: ({ context }) => ({ uid: context.chosen?.uid ?? '' }),",
    replacement: 'context.chosen.uid',
    reason: 'A message is sent only once a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "input: ({ context }) => ({ uid: context.chosen?.uid ?? '' }),",
    replacement: '"Stryker was here!"',
    reason: 'A message is sent only once a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "input: ({ context, event }) => ({ uid: context.chosen?.uid ?? '', code: codeIn(event) }),",
    replacement: 'context.chosen.uid',
    reason: 'A code is checked only once a factor was chosen.',
  },
  {
    file: 'src/machines/challengeMachine.ts',
    code: "input: ({ context, event }) => ({ uid: context.chosen?.uid ?? '', code: codeIn(event) }),",
    replacement: '"Stryker was here!"',
    reason: 'A code is checked only once a factor was chosen.',
  },
  {
    file: 'src/machines/deletionContext.ts',
    code: 'export const deletionTypes = {',
    replacement: '{}',
    reason: '`setup` reads the types and ignores the value.',
  },
  {
    file: 'src/machines/moveContext.ts',
    code: 'isShort: false,',
    replacement: 'true',
    reason: 'A move begins with `begin`, which sets it.',
  },
  {
    file: 'src/machines/moveContext.ts',
    code: 'isVerified: false,',
    replacement: 'true',
    reason: 'A move begins with `begin`, which sets it.',
  },
  {
    file: 'src/machines/moveGuards.ts',
    code: "isUnderWay: (now: Now) => ['copying', 'removing'].includes(phaseIn(now) ?? ''),",
    replacement: '"Stryker was here!"',
    reason: 'Any word that is no phase will do.',
  },
  {
    file: 'src/machines/moveMachine.ts',
    code: "short: { description: 'What fits has moved; the rest stays with the guest.' },",
    replacement: '{}',
    reason: 'Said to readers of the chart only.',
  },
  {
    file: 'src/machines/moveMachine.ts',
    code: "short: { description: 'What fits has moved; the rest stays with the guest.' },",
    replacement: '""',
    reason: 'Said to readers of the chart only.',
  },
  {
    file: 'src/machines/pictureEvents.ts',
    code: 'if (!bitmap) return {}',
    replacement: 'false',
    reason: 'A square moves only over a picture; the types do not know that.',
  },
  {
    file: 'src/machines/providerMachine.ts',
    code: "'provider.choose': { target: '#provider.visiting', reenter: true, actions: 'choose' },",
    replacement: 'false',
    reason: 'A state that is a parent of the source is entered anew in any case.',
  },
]
