import type { AnyStateNode } from 'xstate'
import type { MachineFile } from './machineFiles.ts'
import { actorName, stateName } from './labels.ts'
import { toMermaid } from './mermaid.ts'
import { listTransitions, stateNodesOf } from './transitions.ts'

/** A machine's page: its chart, its actors, and all its transitions. */
export function toPage({ name, machine }: MachineFile): string {
  const actors = stateNodesOf(machine.root).flatMap(actorRows)
  const transitions = listTransitions(machine).map(({ source, event, guard, targets, actions }) => [
    code(source),
    code(event),
    code(guard ?? ''),
    targets.map(code).join(', ') || 'stays',
    actions.map(code).join(', '),
  ])
  return [
    `# ${name}`,
    ...[machine.root.description ?? []].flat(),
    `![The statechart ${name}](${name}.svg)`,
    ...section('Actors', ['Actor', 'Id', 'Runs in'], actors),
    ...section('Transitions', ['From', 'Event', 'Guard', 'To', 'Actions'], transitions),
    '## The same chart in Mermaid',
    `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n`,
  ].join('\n\n')
}

/** The index of all machines' pages. */
export function toIndex(files: readonly MachineFile[]): string {
  const rows = files.map(({ name, machine }) => [
    `[${name}](${name}.md)`,
    machine.root.description ?? '',
  ])
  return [
    '# Statecharts',
    'Drawn from `src/machines` and `src/notebook/machines` by `npm run charts`; what is changed here is overwritten.',
    `${table(['Machine', 'Purpose'], rows)}\n`,
  ].join('\n\n')
}

function actorRows(node: AnyStateNode): string[][] {
  return node.invoke.map((invoke) => [actorName(invoke), invoke.id, stateName(node)].map(code))
}

function section(title: string, head: readonly string[], rows: readonly string[][]): string[] {
  return rows.length === 0 ? [] : [`## ${title}`, table(head, rows)]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function code(name: string): string {
  return name === '' ? '' : `\`${name.replaceAll('|', '\\|')}\``
}
