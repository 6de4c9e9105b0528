import { FONTS } from './textBlock.ts'

const INK = '#1b2130'
const GREY = '#636c80'
const LINE = '#98a1b5'
const BORDER = '#bfc6d6'
const ACCENT = '#3538b5'
const PAGE = '#fcfcfe'
const SHADE = '#26304f'
const HALO = '#eff1f5'

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI','Noto Sans',Helvetica,Arial,sans-serif"

const fonts = Object.entries(FONTS).map(
  ([style, { size, weight }]) => `.${style}{font-size:${size}px;font-weight:${weight}}`,
)

/** The style sheet of all charts. */
export const STYLE = [
  `text{font-family:${SANS};fill:${GREY}}`,
  ...fonts,
  `.title,.name{fill:${INK}}`,
  `.event,.initial{fill:${ACCENT}}`,
  '.centered{text-anchor:middle}',
  `.heading{paint-order:stroke;stroke:${HALO};stroke-width:4px;stroke-linejoin:round}`,
  `.page{fill:${PAGE};stroke:#dfe3ec}`,
  `.compound,.region{fill:${SHADE};fill-opacity:.035;stroke:#d3d8e4}`,
  '.region{stroke-dasharray:4 4;stroke:#b4bccd}',
  `.state{fill:#fff;stroke:${BORDER};stroke-width:1.25}`,
  `.final,.any{fill:none;stroke:${BORDER}}`,
  '.any{stroke-dasharray:3 3}',
  '.label{fill:#eceefe;stroke:#dcdff9}',
  `.line{fill:none;stroke:${LINE};stroke-width:1.4}`,
  '.head{fill:#7c869c}',
].join('')
