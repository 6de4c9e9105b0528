export const newBuildText = {
  isReady: 'A new version is ready.',
  reload: 'Reload',
} as const
