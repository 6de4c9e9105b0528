/** For the moments when nothing else can be shown. */
export const faultText = {
  missingTitle: 'This page could not be fetched',
  missing:
    'Check your connection. The page before is still there: go back, or load this one again.',
  crashTitle: 'This page has stopped working',
  crash: 'The fault is ours. Loading the page again usually helps.',
  reload: 'Load the page again',
  stalledTitle: 'This takes longer than it should',
  stalled: 'We could not find out yet whether you are signed in. Nothing is lost.',
  retry: 'Try again',
} as const
