import type { AnyStateMachine } from 'xstate'
import { toChart } from './chart.ts'
import { titleText } from './drawing/chartText.ts'
import { drawLayout } from './drawing/drawLayout.ts'
import { layoutChart } from './drawing/layout.ts'
import { escape, leftText, rectangle } from './drawing/svgShapes.ts'
import { STYLE } from './drawing/svgStyle.ts'

const MARGIN = 28
const GAP_BELOW_TITLE = 14

const HEAD =
  '<marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M1 1 9 5 1 9 2.6 5z"/></marker>'

/** Draws a machine as SVG with its own background, for light and dark pages. Deterministic. */
export async function toSvg(machine: AnyStateMachine): Promise<string> {
  const chart = toChart(machine)
  const layout = await layoutChart(chart)
  const { name, description } = chart.root
  const title = titleText(chart.root)
  const top = MARGIN + title.height + GAP_BELOW_TITLE
  const width = Math.ceil(Math.max(layout.width, title.width) + 2 * MARGIN)
  const height = Math.ceil(top + layout.height + MARGIN)
  const left = Math.round((width - layout.width) / 2)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escape(`Statechart ${name}. ${description}`.trim())}</title>`,
    `<style>${STYLE}</style>`,
    `<defs>${HEAD}</defs>`,
    rectangle('page', { x: 0.5, y: 0.5, width: width - 1, height: height - 1 }, 16),
    leftText(title, { x: MARGIN, y: MARGIN }),
    `<g transform="translate(${left} ${top})">`,
    ...drawLayout(layout),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
