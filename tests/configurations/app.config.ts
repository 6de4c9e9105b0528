import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'
import everything from './everything.config.ts'

const prefix = process.env['GATEHOUSE_TEST_PREFIX']

/** The door in front of tests/existingApp, or in development, of what answers at GATEHOUSE_TEST_APP. */
export default defineGatehouse({
  ...everything,
  languages: ['en-US', 'ar'],
  product: {
    app: process.env['GATEHOUSE_TEST_APP'] ?? 'http://localhost:3000',
    collections: ['items'],
    storage: ['photos'],
    ...(prefix && { prefix }),
  },
})
