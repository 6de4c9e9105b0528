import type { Box, Point, Stroke } from './geometry.ts'
import { FONTS, type TextBlock } from './textBlock.ts'

export function rectangle(className: string, box: Box, radius: number): string {
  const { x, y, width, height } = box
  return element('rect', {
    class: className,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    rx: radius,
  })
}

export function disc(className: string, { x, y, width, height }: Box): string {
  return element('circle', {
    class: className,
    cx: round(x + width / 2),
    cy: round(y + height / 2),
    r: round(height / 2),
  })
}

/** A line, with the marker `head` at its end if it has an arrowhead. */
export function curve(className: string, { points, hasHead }: Stroke): string {
  const [start = '', ...rest] = points.map(({ x, y }) => `${round(x)} ${round(y)}`)
  const head = hasHead ? { 'marker-end': 'url(#head)' } : {}
  return element('path', { class: className, d: `M${start}C${rest.join(' ')}`, ...head })
}

/** Left-aligned text, positioned by its top left corner. The style of each line is its class. */
export function leftText(block: TextBlock, corner: Point): string {
  return textLines('left', block, corner)
}

/** Like `leftText`, but with a halo that interrupts lines behind it. */
export function headingText(block: TextBlock, corner: Point): string {
  return textLines('heading', block, corner)
}

/** Text centered in a box. The style of each line is its class. */
export function centeredText(block: TextBlock, { x, y, width, height }: Box): string {
  return textLines('centered', block, { x: x + width / 2, y: y + (height - block.height) / 2 })
}

/** Escapes text for use inside an element. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function textLines(className: string, { lines }: TextBlock, { x, y }: Point): string {
  let bottom = y
  const spans = lines.map(({ style, text, gap }) => {
    const { size, leading } = FONTS[style]
    bottom += gap + leading
    const baseline = bottom - (leading - size) / 2 - size * 0.18
    const place = { class: style, x: round(x), y: round(baseline) }
    return element('tspan', place, escape(text.trimEnd()))
  })
  return element('text', { class: className }, spans.join(''))
}

function element(name: string, attributes: Record<string, string | number>, content = ''): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return content === ''
    ? `<${name}${list.join('')}/>`
    : `<${name}${list.join('')}>${content}</${name}>`
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
