import { liveCollection } from '#src/firebase/collections/liveCollection.ts'

/** The person's items, live. */
export const itemsCollection = liveCollection('items', (data) => ({
  text: String(data['text']),
  isDone: data['isDone'] === true,
}))
