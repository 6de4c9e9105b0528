import { createActor, waitFor } from 'xstate'
import type { accountChangeMachine } from '#src/machines/account/accountChangeMachine.ts'

/** Makes a change as a row of the account does. Resolves to the type of the event that ends the attempt. */
export async function outcomeOfChange(
  logic: typeof accountChangeMachine,
  { item, value }: { item?: string; value?: string } = {},
): Promise<string> {
  const row = createActor(logic).start()
  row.send({ type: 'change.open', ...(item !== undefined && { item }) })
  row.send({ type: 'change.submit', ...(value !== undefined && { value }) })
  const ended = await waitFor(row, (snapshot) => !snapshot.hasTag('busy'))
  row.stop()
  if (ended.matches({ shown: 'changed' })) return 'change.made'
  return `error.${ended.hasTag('confirming') ? 'requires-recent-login' : ended.context.failure?.kind}`
}
