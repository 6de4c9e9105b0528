import { liveCollection } from '#src/firebase/collections/liveCollection.ts'

export type Item = { text: string; isDone: boolean }

/** The person's items, live. */
export const itemsCollection = liveCollection('items', (data): Item => ({
  text: String(data['text']),
  isDone: data['isDone'] === true,
}))
