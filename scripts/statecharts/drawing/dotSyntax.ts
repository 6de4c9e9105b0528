import type { Fastening } from './routes.ts'
import type { TextBlock } from './textBlock.ts'

export type Attributes = Readonly<Record<string, string | number>>

/** A node with a size in pixels. */
export function box(name: string, width: number, height: number): string {
  return `${quote(name)} ${list({ width: inches(width), height: inches(height) })};`
}

/** A node that fits a text with padding. */
export function textBox(name: string, text: TextBlock, padding: { x: number; y: number }): string {
  return box(name, text.width + 2 * padding.x, text.height + 2 * padding.y)
}

/** A cluster with space for a text at the top. */
export function cluster(id: string, { width, height }: TextBlock, content: readonly string[]) {
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`
  return [
    `subgraph ${quote(clusterName(id))} {`,
    `margin=14; label=<<table border="0" fixedsize="true" ${size}><tr><td></td></tr></table>>;`,
    ...content,
    '}',
  ]
}

/** An edge from the upper to the lower end, clipped at the borders of clusters. */
export function edge(above: Fastening, below: Fastening, attributes: Attributes): string {
  const tail = above.border === null ? {} : { ltail: clusterName(above.border) }
  const head = below.border === null ? {} : { lhead: clusterName(below.border) }
  const all = list({ ...attributes, ...tail, ...head })
  return `${quote(above.node)} -> ${quote(below.node)} ${all};`
}

/** An invisible edge that keeps one node above another. */
export function hold(above: string, below: string, attributes: Attributes = { weight: 0 }): string {
  return `${quote(above)} -> ${quote(below)} ${list({ style: 'invis', ...attributes })};`
}

function list(attributes: Attributes): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}=${quote(String(value))}`)
  return `[${pairs.join(', ')}]`
}

function clusterName(id: string): string {
  return `cluster:${id}`
}

function inches(pixels: number): string {
  return (pixels / 72).toFixed(3)
}

function quote(name: string): string {
  return JSON.stringify(name)
}
