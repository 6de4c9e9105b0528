/** What the HTML says by itself. Read by the build, which knows no other module of `src/text`. */
export const htmlText = {
  /** For search engines and app stores, where the owner gives no description. */
  description: (name: string) => `Sign in to ${name}.`,
  noScript: (name: string) => `${name} needs JavaScript. Turn it on and reload the page.`,
} as const
