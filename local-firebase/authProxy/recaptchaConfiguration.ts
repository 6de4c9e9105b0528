import { PROJECT_ID } from '../ports.ts'

/**
 * The response of a project with a reCAPTCHA key that isn't enforced. The SDK throws without a key.
 */
export const recaptchaConfiguration = {
  recaptchaKey: `projects/${PROJECT_ID}/keys/local`,
  recaptchaEnforcementState: [
    { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
    { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
  ],
}
