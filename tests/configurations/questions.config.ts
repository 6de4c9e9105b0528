import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'
import acme from './acme/acme.config.ts'
import everything from './everything.config.ts'

/** Asks for every profile field at sign-up. */
export default defineGatehouse({
  ...everything,
  brand: acme.brand,
  signUp: {
    name: 'required',
    terms: { version: '2026-11' },
    fields: [
      {
        key: 'company',
        label: 'Company',
        hint: 'As it appears on your invoice',
        type: 'text',
        maxLength: 60,
      },
      {
        key: 'size',
        label: 'Team size',
        type: 'choice',
        choices: { solo: 'Just me', team: 'Up to 20 people', large: 'More than 20' },
        required: true,
      },
      { key: 'seats', label: 'Seats', type: 'number', min: 1, max: 500 },
      { key: 'start', label: 'Start date', type: 'date', min: '2026-01-01' },
      { key: 'news', label: 'Send me product news', type: 'checkbox' },
    ],
  },
})
