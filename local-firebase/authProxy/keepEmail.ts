type Change = { deleteProvider?: readonly string[]; deleteAttribute?: readonly string[] }

/**
 * Changes a request that removes an account's password: the emulator would remove the email address with it,
 * which the real service keeps.
 */
export function keepEmail(asked: string): string {
  if (!asked.startsWith('{')) return asked
  const { deleteProvider = [], deleteAttribute = [], ...rest } = JSON.parse(asked) as Change
  if (!deleteProvider.includes('password')) return asked
  return JSON.stringify({
    ...rest,
    deleteProvider: deleteProvider.filter((provider) => provider !== 'password'),
    deleteAttribute: [...deleteAttribute, 'PASSWORD'],
  })
}
