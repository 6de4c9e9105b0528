/** Text for `index.html`. The build imports only this module of `src/text`. */
export const htmlText = {
  /** For search engines and app stores, if the owner gives no description. */
  description: (name: string) => `Sign in to ${name}.`,
  noScript: (name: string) => `${name} needs JavaScript. Turn it on and reload the page.`,
} as const
