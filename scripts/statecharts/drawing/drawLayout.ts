import { isCompound, type ChartArrow, type ChartState } from '../chart.ts'
import { branchText, PADDING, stateText } from './chartText.ts'
import { shrink } from './geometry.ts'
import type { Layout, Copied } from './layout.ts'
import { centeredText, curve, disc, headingText, leftText, rectangle } from './svgShapes.ts'
import { textBlock } from './textBlock.ts'

/** The SVG elements of the drawing, from back to front. */
export function drawLayout(layout: Layout): string[] {
  const compounds = layout.states.filter(({ item }) => isCompound(item))
  const leaves = layout.states.filter(({ item }) => !isCompound(item))
  return [
    ...compounds.map(drawCompound),
    ...layout.strokes.map((stroke) => curve('line', stroke)),
    ...compounds.map(drawHeading),
    ...layout.arrowLabels.flatMap(drawArrowLabel),
    ...leaves.flatMap(drawLeaf),
    ...layout.anyStates.flatMap(drawAnyState),
    ...layout.initialDots.map(({ box }) => disc('initial', box)),
  ]
}

function drawCompound({ item, box }: Copied<ChartState>): string {
  return rectangle(item.isRegion ? 'region' : 'compound', box, 12)
}

function drawHeading({ item, box }: Copied<ChartState>): string {
  const { x, y } = PADDING.compound
  return headingText(stateText(item), { x: box.x + x, y: box.y + y })
}

function drawLeaf({ item, box }: Copied<ChartState>): string[] {
  const { x, y } = PADDING.state
  const text = stateText(item)
  const isNameOnly = text.lines.length === 1
  return [
    rectangle('state', box, 9),
    ...(item.kind === 'final' ? [rectangle('final', shrink(box, 3), 6)] : []),
    isNameOnly ? centeredText(text, box) : leftText(text, { x: box.x + x, y: box.y + y }),
  ]
}

function drawArrowLabel({ item, box }: Copied<ChartArrow>): string[] {
  return [rectangle('label', box, 8), centeredText(branchText(item.branches), box)]
}

function drawAnyState({ box }: Copied<ChartState>): string[] {
  const text = textBlock([{ style: 'detail', text: 'any state', gap: 0 }], box.width)
  return [rectangle('any', box, box.height / 2), centeredText(text, box)]
}
