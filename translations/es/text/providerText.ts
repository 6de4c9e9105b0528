import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/providerText.ts'

export const providerNames: Translation<typeof english.providerNames> = {
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
  'twitter.com': 'X',
  'yahoo.com': 'Yahoo',
  password: 'Contraseña',
  phone: 'Teléfono',
}

export const providerText: Translation<typeof english.providerText> = {
  waiting: (name) => `Continúa en la ventana de ${name}.`,
  returned: (name) => `Seguimos esperando a ${name}.`,
  cancel: 'Cancelar',
  returning: (name) => `Volviendo de ${name}…`,
  closed: 'La ventana se cerró. No ha cambiado nada.',
  blocked: (name) => `Tu navegador bloqueó la ventana de ${name}.`,
  continueHere: 'Continuar en esta ventana',
  lost: (name) =>
    `Volviste de ${name}, pero tu navegador bloqueó el resultado. Inténtalo de nuevo.`,
  refused: (name) => `No se pudo iniciar sesión con ${name}.`,
  confirmed: (name) => `Confirmado. Ahora vuelve a elegir ${name}.`,
}
