import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'
import everything from './everything.config.ts'

/** The door in front of tests/existingApp. */
export default defineGatehouse({
  ...everything,
  languages: ['en-US', 'ar'],
  product: {
    app: 'http://localhost:3000',
    folder: 'test-results/existing-app',
    rules: 'tests/existingApp/todos.rules',
  },
})
