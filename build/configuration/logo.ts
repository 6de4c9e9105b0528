import { writeSvg, type SvgNode } from './svg.ts'

/** The logo's height in the bar, in pixels. */
const height = 28

/** In pixels. A wider one is scaled down, so that the name fits beside it on a phone. */
const maxWidth = 120

/** The sides of a square file, in the units of its `viewBox`. */
const canvas = 512

/**
 * The source of a component that renders the logo inline, so that it's part of the first paint and can use
 * the theme's colors.
 */
export function logoModule(logo: SvgNode): string {
  const [, , across = 1, down = 1] = viewBoxOf(logo)
  const width = Math.min(maxWidth, Math.round((height * across) / down))
  const size = { width: String(width), height: String(height) }
  const { xmlns: _, ...own } = logo.attributes
  const shown = { ...own, ...size, 'aria-hidden': 'true' }
  return [
    `import { jsx, jsxs } from 'react/jsx-runtime'`,
    `export function Logo() { return ${elementCode({ ...logo, attributes: shown })} }`,
  ].join('\n')
}

/** The logo as a file, with the colors of the light theme. */
export function standaloneLogo(logo: SvgNode, accent: string): string {
  return withColors(writeSvg(logo), accent)
}

/** The logo as a square file, centered if it isn't square. */
export function squareLogo(logo: SvgNode, accent: string): string {
  return withColors(writeSvg(square([placed(logo, 0)])), accent)
}

/**
 * The logo on the accent color, as a maskable icon: phones may crop it to its middle four fifths. What is drawn
 * in the accent color is white there, and the reverse, unless the logo is on a tile of its own.
 */
export function maskableLogo(logo: SvgNode, accent: string): string {
  const plate = { width: String(canvas), height: String(canvas), fill: accent }
  const rect = { name: 'rect', attributes: plate, children: [] }
  const svg = writeSvg(square([rect, placed(logo, 112)]))
  return isOnTile(logo) ? withColors(svg, accent) : withColors(svg, '#fff', accent)
}

/** Whether the first shape fills the logo with the accent color. */
function isOnTile(logo: SvgNode): boolean {
  const [, , across, down] = viewBoxOf(logo)
  const first = logo.children.find(({ name }) => name !== 'title' && name !== 'desc')
  if (first?.name !== 'rect') return false
  const { attributes } = first
  return (
    attributes['fill'] === 'var(--accent)' &&
    isWhole(attributes['width'], across) &&
    isWhole(attributes['height'], down)
  )
}

function isWhole(side: string | undefined, whole = 0): boolean {
  return side === '100%' || Number(side) >= whole
}

function square(children: SvgNode[]): SvgNode {
  const viewBox = `0 0 ${canvas} ${canvas}`
  return { name: 'svg', attributes: { xmlns: 'http://www.w3.org/2000/svg', viewBox }, children }
}

function placed(logo: SvgNode, margin: number): SvgNode {
  const [start, side] = [String(margin), String(canvas - 2 * margin)]
  const attributes = { ...logo.attributes, x: start, y: start, width: side, height: side }
  return { ...logo, attributes }
}

function withColors(svg: string, accent: string, onAccent = '#fff'): string {
  return svg.replaceAll('var(--accent)', accent).replaceAll('var(--on-accent)', onAccent)
}

function viewBoxOf({ attributes }: SvgNode): number[] {
  return (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
}

function elementCode({ name, attributes, children }: SvgNode): string {
  const shown = children.filter((child) => child.name !== 'title' && child.name !== 'desc')
  const properties = Object.entries(attributes).map(
    ([key, value]) => `${JSON.stringify(propertyName(key))}: ${JSON.stringify(value)}`,
  )
  const inner = shown.map(elementCode)
  const [only = ''] = inner
  if (inner.length > 0)
    properties.push(`children: ${inner.length === 1 ? only : `[${inner.join(', ')}]`}`)
  return `${inner.length > 1 ? 'jsxs' : 'jsx'}(${JSON.stringify(name)}, { ${properties.join(', ')} })`
}

function propertyName(attribute: string): string {
  if (attribute.startsWith('aria-')) return attribute
  return attribute.replaceAll(/[-:](?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase())
}
