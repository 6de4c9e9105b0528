import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/signedInText.ts'

export const signedInText: Translation<typeof english.signedInText> = {
  menuOf: (name) => (name ? `Menú de la cuenta, ${name}` : 'Menú de la cuenta'),
  account: 'Tu cuenta',
  guestAccount: 'Cuenta de invitado',
  notices: 'Notificaciones',
  lastSeen: 'De tu última visita. Buscando novedades…',
  unverified: 'Tu correo electrónico aún no está verificado.',
  verify: 'Verificar correo',
  notNow: 'Ahora no',
  dismiss: 'Cerrar',
  unasked:
    'Tu sesión sigue abierta, porque no se pudo cargar parte de esta página. Comprueba tu conexión.',
  tryAgain: 'Reintentar',
}

export const guestBannerText: Translation<typeof english.guestBannerText> = {
  lead: 'Estás usando una cuenta de invitado. Crea una cuenta para poder volver a iniciar sesión.',
  action: 'Crear una cuenta',
}

export const guestEndText: Translation<typeof english.guestEndText> = {
  until: (day) => `Cuenta de invitado, hasta el ${day}`,
  near: (day) => `Esta cuenta de invitado se eliminará el ${day}, con todo su contenido.`,
  past: 'El último día de esta cuenta de invitado ya pasó. Puede eliminarse en cualquier momento, con todo su contenido.',
  export: 'Exportar tus datos',
}
