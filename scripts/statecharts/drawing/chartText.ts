import type { ChartState } from '../chart.ts'
import { mergeSameEffects } from '../effects.ts'
import { textBlock, type TextBlock, type TextLine, type TextStyle } from './textBlock.ts'
import type { TransitionBranch } from '../transitions.ts'

/** The padding around a text, in pixels. */
export const PADDING = { state: { x: 16, y: 9 }, label: { x: 9, y: 5 }, compound: { x: 15, y: 9 } }

const MAX_WIDTH = { state: 190, label: 180, title: 640 }

/** The title of the drawing. */
export function titleText(root: ChartState): TextBlock {
  const description = root.description === '' ? [] : [line('detail', root.description, 2)]
  return textBlock([line('title', root.name), ...description, ...contents(root)], MAX_WIDTH.title)
}

/** The text of a state: its name, its invoked actors, and its internal transitions. */
export function stateText(state: ChartState): TextBlock {
  return textBlock([line('name', state.name), ...contents(state)], MAX_WIDTH.state)
}

/** The label of an arrow: its events, with their guards and actions. */
export function branchText(branches: readonly TransitionBranch[]): TextBlock {
  return textBlock(branchLines(branches), MAX_WIDTH.label)
}

function contents({ kind, actors, entry, exit, internal }: ChartState): TextLine[] {
  const activities = [
    ...(kind === 'history' ? ['history'] : []),
    ...(actors.length === 0 ? [] : [`invoke ${actors.join(', ')}`]),
    ...(entry.length === 0 ? [] : [`entry / ${entry.join(', ')}`]),
    ...(exit.length === 0 ? [] : [`exit / ${exit.join(', ')}`]),
  ].map((text) => line('detail', text))
  return [withGap(activities, 4), withGap(branchLines(internal), 6)].flat()
}

function branchLines(branches: readonly TransitionBranch[]): TextLine[] {
  return mergeSameEffects(branches).flatMap(({ events, guard, actions }, index) => {
    const lines = [
      ...events.map((event) => line('event', event)),
      ...(guard === null ? [] : [line('guard', `[${guard}]`)]),
      ...(actions.length === 0 ? [] : [line('action', `/ ${actions.join(', ')}`)]),
    ]
    return withGap(lines, index === 0 ? 0 : 5)
  })
}

function withGap([first, ...rest]: readonly TextLine[], gap: number): TextLine[] {
  return first ? [{ ...first, gap }, ...rest] : []
}

function line(style: TextStyle, text: string, gap = 0): TextLine {
  return { style, text, gap }
}
