import { accentProblems, accentSchema } from './accent.ts'
import { backgroundSchema, linkProblems } from './background.ts'
import { isHexColor } from './color.ts'
import { localized, type Localized } from './localized.ts'
import { lookFields, presets, type Look } from './look.ts'
import { fields, isObject, matching, optional, valueThat, type Schema } from './schema.ts'

/** The name and look of the owner's product. File paths start in the folder of `package.json`. */
export type Brand = Look & {
  /** Used in titles, email links, authenticator apps, and the names of downloaded files. */
  name: string
  /**
   * One sentence for search engines and app stores. By default, it says that people sign in to the
   * product here.
   */
  description?: Localized
  /**
   * An SVG. In it, `var(--accent)` is the theme's accent, and `var(--on-accent)` a color that is
   * readable on it.
   */
  logo: string
  /** The color of buttons and links, such as `#1f4fd8`. */
  accent: { light: string; dark: string }
  /** An SVG for the browser tab. By default, the logo. */
  favicon?: string
  /** A square PNG of at least 180 pixels, for the home screen of iPhones. By default, the logo on the accent. */
  touchIcon?: string
  /**
   * Shown beside the form on wide screens. `bottom` aligns it with the lower edge, and `cover`
   * fills the space. `false` leaves the form alone.
   */
  picture?: { file: string; fit?: 'bottom' | 'cover' } | false
  /** The address of the image that apps show with a shared link, such as a PNG of 1200 by 630 pixels. */
  shareImage?: string
  /** An email address or a page where people get help. */
  support?: string
  /** The pages with your terms and your privacy policy. */
  terms?: Localized
  privacy?: Localized
}

const text = matching(/\S/, 'Write a text that isn’t empty.')
const shortText = matching(
  /^\S.{0,39}$/,
  'Write the name of your product in at most 40 characters.',
)
const page = valueThat(isPage, 'Write an address that begins with https://.')
const support = valueThat(
  (value) =>
    isPage(value) || (typeof value === 'string' && /^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(value)),
  'Write an email address, or an address that begins with https://.',
)

const pictureFields = fields({
  file: text,
  fit: optional(
    valueThat((value) => value === 'bottom' || value === 'cover', 'Write bottom or cover.'),
  ),
})

const brandFields = fields({
  name: shortText,
  description: optional(localized(text)),
  logo: text,
  accent: fields({ light: accentSchema, dark: accentSchema }),
  favicon: optional(text),
  touchIcon: optional(text),
  picture: optional((value, path) => (value === false ? [] : pictureFields(value, path))),
  ...lookFields,
  shareImage: optional(page),
  support: optional(support),
  terms: optional(localized(page)),
  privacy: optional(localized(page)),
})

/** The fields, and whether links can be read on the backgrounds. */
export const brandSchema: Schema = (value, path) => [
  ...brandFields(value, path),
  ...contrastProblems(value, path),
]

/** Of the colors that are valid. */
function contrastProblems(value: unknown, path: string): readonly string[] {
  if (!isObject(value) || !isObject(value['accent'])) return []
  const { accent, background, preset } = value
  const ofPreset =
    typeof preset === 'string' && Object.hasOwn(presets, preset)
      ? presets[preset as keyof typeof presets].background
      : undefined
  return (['light', 'dark'] as const).flatMap((theme) => {
    const color = accent[theme]
    if (!isHexColor(color)) return []
    const own = isObject(background) ? background[theme] : undefined
    const behind = own === undefined ? ofPreset?.[theme] : undefined
    const problems = accentProblems(color, `${path}.accent.${theme}`, theme, behind)
    const isUsable = isHexColor(own) && backgroundSchema(theme)(own, path).length === 0
    return problems.length > 0 || !isUsable ? problems : linkProblems(own, color, theme)
  })
}

/** Returns the URL of the help link; empty if there is none. */
export function supportLink({ support: given = '' }: Brand): string {
  return given.includes('@') ? `mailto:${given}` : given
}

/** Returns the name for use in file names, such as `acme-notes`. */
export function fileNameOf({ name }: Brand): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'account'
}

function isPage(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value)
}
