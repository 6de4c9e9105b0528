import { defineGatehouse } from '#build/configuration/gatehouseConfig.ts'

/** A brand with every field set. */
export default defineGatehouse({
  brand: {
    name: 'Acme Notes',
    description: 'Notes for roadrunners & friends.',
    logo: 'tests/configurations/acme/logo.svg',
    favicon: 'tests/configurations/acme/logo.svg',
    touchIcon: 'tests/configurations/acme/touch-icon.png',
    accent: { light: '#8a1c5b', dark: '#f2a7cf' },
    picture: { file: 'tests/configurations/acme/picture.svg', fit: 'cover' },
    shareImage: 'https://acme.example/share.png',
    support: 'help@acme.example',
    terms: 'https://acme.example/terms',
    privacy: 'https://acme.example/privacy',
  },
  product: 'products/notebook',
  signIn: {
    password: true,
    emailLink: false,
    phone: { regions: ['US', 'CA'] },
    providers: ['google.com', { id: 'oidc.acme', name: 'Acme Staff' }],
    guest: false,
    secondFactors: ['totp'],
  },
})
