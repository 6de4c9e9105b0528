import { expect, test } from 'vitest'
import { toIndex, toPage } from '#scripts/statecharts/markdown.ts'
import { toMermaid } from '#scripts/statecharts/mermaid.ts'
import { doorMachine } from './machines/doorMachine.ts'
import { uploadMachine } from './machines/uploadMachine.ts'

const door = { name: 'door', machine: doorMachine }
const upload = { name: 'upload', machine: uploadMachine }

test('a page shows the picture, the actors, every transition, and the Mermaid text', () => {
  expect(toPage(door)).toEqual(`# door

A door that opens to whoever knows the code.

![The statechart door](door.svg)

## Actors

| Actor | Id | Runs in |
| --- | --- | --- |
| \`watchSensors\` | \`sensors\` | \`door\` |
| \`checkCode\` | \`check\` | \`locked.checking\` |

## Transitions

| From | Event | Guard | To | Actions |
| --- | --- | --- | --- | --- |
| \`door\` | \`error.*\` |  | \`broken\` |  |
| \`locked.waiting\` | \`code.entered\` |  | \`locked.checking\` |  |
| \`locked.waiting\` | \`code.cleared\` |  | stays | \`forgetTries\` |
| \`locked.checking\` | \`check done\` |  | \`unlocked\` | \`forgetTries\` |
| \`locked.checking\` | \`check failed\` | \`hasTriedBefore(2)\` | \`locked.blocked\` |  |
| \`locked.checking\` | \`check failed\` | \`else\` | \`locked.waiting\` | \`countTry\` |
| \`locked.blocked\` | \`after penalty\` |  | \`locked\` | \`forgetTries\` |
| \`unlocked.shut\` | \`door.opened\` |  | \`unlocked.open\` |  |
| \`unlocked.shut\` | \`after patience\` |  | \`locked\` |  |
| \`unlocked.open\` | \`door.closed\` |  | \`unlocked.shut\` |  |
| \`unlocked.open\` | \`door.opened\` |  | \`unlocked.open\` |  |
| \`broken\` | \`repaired\` |  | \`locked\` |  |
| \`broken\` | \`scrapped\` |  | \`gone\` |  |
| \`broken\` | \`error.power\` |  | stays |  |

## The same chart in Mermaid

\`\`\`mermaid
${toMermaid(doorMachine)}
\`\`\`
`)
})

test('the index links to every page', () => {
  expect(toIndex([door, upload])).toEqual(`# Statecharts

Drawn from \`src/machines\` and \`src/notebook/machines\` by \`npm run charts\`; what is changed here is overwritten.

| Machine | Purpose |
| --- | --- |
| [door](door.md) | A door that opens to whoever knows the code. |
| [upload](upload.md) |  |
`)
})
