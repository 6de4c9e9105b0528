/** An SVG element. */
export type SvgNode = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: SvgNode[]
}

/** The elements and attributes that a logo may contain: none that run code, fetch, or style the page. */
const drawing = new Set(
  (
    'svg g path rect circle ellipse line polygon polyline defs linearGradient radialGradient stop ' +
    'clipPath mask title desc'
  ).split(' '),
)

const token =
  /<\?[^]*?\?>|<!--[^]*?-->|<!doctype[^>]*>|<(?<end>\/?)(?<name>[a-z][\w:.-]*)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/giy

const attribute = /(?<key>[\w:.-]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g

/**
 * Parses an SVG for inlining. Throws a sentence with a next action if it has content that a page wouldn't
 * render.
 */
export function readSvg(source: string): SvgNode {
  const root: SvgNode = { name: '', attributes: {}, children: [] }
  const open = [root]
  token.lastIndex = 0
  let end = 0
  for (let match = token.exec(source); match; match = token.exec(source)) {
    end = token.lastIndex
    const { name, attributes = '', empty } = match.groups ?? {}
    if (!name) continue
    if (match.groups?.['end']) {
      if (open.pop()?.name !== name) throw new Error(notSvg)
      continue
    }
    const node = { name, attributes: readAttributes(name, attributes), children: [] }
    open.at(-1)?.children.push(node)
    if (!empty) open.push(node)
  }
  const [svg, ...others] = root.children
  if (end < source.length || open.length !== 1 || svg?.name !== 'svg' || others.length > 0) {
    throw new Error(notSvg)
  }
  if (!svg.attributes['viewBox']) {
    throw new Error('it has no viewBox. Export it again with one, such as viewBox="0 0 28 28".')
  }
  return svg
}

/** Serializes an SVG as a file. */
export function writeSvg({ name, attributes, children }: SvgNode): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)]
  return `<${start.join(' ')}>${children.map(writeSvg).join('')}</${name}>`
}

const notSvg = 'it isn’t an SVG file. Export your logo as SVG.'

function readAttributes(name: string, text: string): Record<string, string> {
  if (!drawing.has(name)) {
    throw new Error(`it contains <${name}>. Export it as plain shapes, with colors as attributes.`)
  }
  const pairs = Array.from(text.matchAll(attribute), ({ groups = {} }) => {
    const { key = '', double, single } = groups
    if (/^(on|style$|class$)/i.test(key)) {
      throw new Error(
        `it has the attribute ${key}. Export it as plain shapes, with colors as attributes.`,
      )
    }
    return [key, double ?? single ?? ''] as const
  })
  return Object.fromEntries(pairs)
}
