import { accentRule } from './accent.ts'
import { fields, optional, valueThat } from './fieldRules.ts'

/** How the owner's product is called and looks. Paths of files start in the folder of `package.json`. */
export type Brand = {
  /** In titles, in emails' links, in authenticator apps, and in the names of downloaded files. */
  name: string
  /** One sentence for search engines and app stores; without it "Sign in to <name>." */
  description?: string
  /** An SVG. `var(--accent)` and `var(--on-accent)` are the accent of the theme, and what is readable on it. */
  logo: string
  /** The color of buttons and links, such as `#1f4fd8`. */
  accent: { light: string; dark: string }
  /** An SVG for the browser's tab; without it the logo. */
  favicon?: string
  /** A square PNG of at least 180 pixels, for the home screen of phones. */
  touchIcon?: string
  /** Beside the form on wide screens. `bottom` stands it on the lower edge, `cover` fills the place. */
  picture?: { file: string; fit?: 'bottom' | 'cover' }
  /** An email address or a page where people get help. */
  support?: string
  /** The pages with your terms and your privacy policy. */
  terms?: string
  privacy?: string
}

const text = valueThat(
  (value) => typeof value === 'string' && value.trim() !== '',
  'Write a text that isn’t empty.',
)
const shortText = valueThat(
  (value) => typeof value === 'string' && /^\S.{0,39}$/.test(value),
  'Write the name of your product in at most 40 characters.',
)
const page = valueThat(isPage, 'Write an address that begins with https://.')
const support = valueThat(
  (value) =>
    isPage(value) || (typeof value === 'string' && /^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(value)),
  'Write an email address, or an address that begins with https://.',
)

export const brandRule = fields({
  name: shortText,
  description: optional(text),
  logo: text,
  accent: fields({ light: accentRule('light'), dark: accentRule('dark') }),
  favicon: optional(text),
  touchIcon: optional(text),
  picture: optional(
    fields({
      file: text,
      fit: optional(
        valueThat((value) => value === 'bottom' || value === 'cover', 'Write bottom or cover.'),
      ),
    }),
  ),
  support: optional(support),
  terms: optional(page),
  privacy: optional(page),
})

/** What search engines say below the name. */
export function descriptionOf({ name, description }: Brand): string {
  return description ?? `Sign in to ${name}.`
}

/** The name as it begins the name of a file, such as `acme-notes`. */
export function fileNameOf({ name }: Brand): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'account'
}

function isPage(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value)
}
