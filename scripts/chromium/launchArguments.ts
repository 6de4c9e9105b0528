const isRoot = process.getuid?.() === 0

/** Command line switches for a quiet Chromium that talks to nobody but the page's servers. */
export const LAUNCH_ARGUMENTS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]
