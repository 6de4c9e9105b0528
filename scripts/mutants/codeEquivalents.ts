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
    file: 'src/domain/bytesAt.ts',
    code: 'return byte === undefined ? Number.NaN : number * 256 + byte',
    replacement: 'false',
    reason: 'With `undefined` added, nothing is a number.',
  },
  {
    file: 'src/domain/delivery.ts',
    code: '{ basis, unanswered = [] }: OutboxRow,',
    replacement: '["Stryker was here"]',
    reason: 'What has no id has not landed.',
  },
  ...['false', 'text.length < limit'].map((replacement) => ({
    file: 'src/domain/fileName.ts',
    code: 'if (text.length <= limit) return text',
    replacement,
    reason: 'Counting the letters of a text that is short enough comes to the same, later.',
  })),
  {
    file: 'src/domain/mergeApart.ts',
    code: 'const [first, second] = one.start <= other.start ? [one, other] : [other, one]',
    replacement: 'one.start < other.start',
    reason: 'Edits that begin at the same place do not go together, whichever comes first.',
  },
  {
    file: 'src/domain/mergeApart.ts',
    code: 'if (first.end !== second.start) return first.end < second.start',
    replacement: 'first.end <= second.start',
    reason: 'They are not equal there.',
  },
  {
    file: 'src/domain/noteList.ts',
    code: 'isFull && last ? gone.filter((note) => compareNotes(list.kind, last, note) < 0) : []',
    replacement: 'compareNotes(list.kind, last, note) <= 0',
    reason: 'A note that has gone from a page is not the last one on it.',
  },
  ...['false', 'password.length < demand.length'].map((replacement) => ({
    file: 'src/domain/passwordPolicy.ts',
    code: 'return password.length <= demand.length',
    replacement,
    reason: 'The greatest length is a demand only where it is exceeded.',
  })),
  ...['true', 'origin === ownOrigin || isRooted(pathname)'].map((replacement) => ({
    file: 'src/domain/returnPath.ts',
    code: 'const isOwn = origin === ownOrigin && isRooted(pathname) && isRooted(decoded)',
    replacement,
    reason:
      'A second lock: what leads to another origin is refused before, and what begins with two slashes does so when it is decoded, too.',
  })),
  {
    file: 'src/domain/returnPath.ts',
    code: "return ''",
    replacement: '"Stryker was here!"',
    reason: 'Any text without a slash in front is refused.',
  },
  ...[
    ['else if (part > 0) result += text.slice(at, at + part)', 'part >= 0'],
    ['return part > 0 ? part : text.slice(at + part, at)', 'part >= 0'],
    ['if (other > 0) rebased.push(Math.sign(part) * length)', 'other >= 0'],
  ].map(([code = '', replacement = '']) => ({
    file: 'src/domain/textChange.ts',
    code,
    replacement,
    reason: 'To keep nothing, to remove nothing and to put in nothing are the same.',
  })),
  {
    file: 'src/domain/textChange.ts',
    code: "} else if (typeof other === 'number') {",
    replacement: 'true',
    reason: 'A text was dealt with before: it is never here.',
  },
  {
    file: 'src/stores/themeStore.ts',
    code: 'removeItem: (key) => writeQuietly(key, null),',
    replacement: '() => undefined',
    reason: 'Its type asks for it; nobody takes the theme away.',
  },
  {
    file: 'src/stores/quietStorage.ts',
    code: '} catch {',
    replacement: '{}',
    reason: 'It stands there so that the block is not empty.',
  },
  {
    file: 'src/stores/sharedComputerStore.ts',
    code: '} catch {',
    replacement: '{}',
    reason: 'It stands there so that the block is not empty.',
  },
  {
    file: 'src/stores/sharedComputerStore.ts',
    code: "if (isShared) sessionStorage.setItem(key, 'yes')",
    replacement: '""',
    reason: 'Whether the mark is there is all that is asked.',
  },
]
