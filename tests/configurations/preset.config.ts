import type { Brand } from '#build/configuration/brand.ts'
import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'
import acme from './acme/acme.config.ts'
import everything from './everything.config.ts'

const { picture: _, ...plain } = everything.brand

const brands: Readonly<Record<string, Brand>> = {
  editorial: { ...acme.brand, preset: 'editorial' },
  technical: { ...plain, preset: 'technical', accent: { light: '#046338', dark: '#5fd08f' } },
  friendly: { ...plain, preset: 'friendly', accent: { light: '#6a2bc2', dark: '#c9a9ff' } },
}

/** The preset in GATEHOUSE_PRESET, in English. */
export default defineGatehouse({
  ...everything,
  brand: brands[process.env['GATEHOUSE_PRESET'] ?? ''] ?? everything.brand,
  languages: ['en-US'],
  signIn: {
    ...everything.signIn,
    providers: ['google.com', 'apple.com'],
    phone: false,
    guest: false,
  },
})
