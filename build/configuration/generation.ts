/**
 * Raise it in a release that fixes a security fault: open pages of builds with a lower number are reloaded at once. See
 * docs/deploy.md.
 */
export const generation = 1
