import type * as english from '#src/text/passkeyText.ts'
import type { Translation } from '#translations/translation.ts'

export const passkeysText: Translation<typeof english.passkeysText> = {
  heading: 'Llaves de acceso',
  lead: 'Inicia sesión con tu huella digital, tu rostro o el PIN de tu dispositivo.',
  loading: 'Cargando las llaves de acceso…',
  none: 'Aún no hay llaves de acceso.',
  unnamed: 'Llave de acceso sin nombre',
  only: 'Este es tu único método de acceso. Añade otro antes de quitarlo.',
  addRow: 'Nueva llave de acceso',
  add: 'Añadir',
  hint: 'Ponle el nombre del lugar donde se guardará, como este dispositivo o tu gestor de contraseñas.',
  create: 'Crear llave de acceso',
  creating: 'Esperando al navegador…',
  dismissed: 'No se ha creado ninguna llave de acceso. Inténtalo de nuevo cuando quieras.',
  existing:
    'Este dispositivo ya tiene una llave de acceso para tu cuenta. Para añadir una, elige otro dispositivo.',
  added: 'Llave de acceso añadida. Ya puedes iniciar sesión con ella.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  remove: 'Quitar',
  removing: 'Quitando…',
  keep: 'Conservar',
  removeQuestion: (name) => `¿Quitar “${name}”?`,
  removeSentence:
    'Ya no podrás iniciar sesión con ella. Elimínala también en tu dispositivo para que no te la vuelva a ofrecer.',
  removed: 'Llave de acceso quitada.',
  pendingAdd: 'Vuelve a iniciar sesión para añadir una llave de acceso.',
  pendingRemove: 'Vuelve a iniciar sesión para quitar una llave de acceso.',
}

export const passkeyRequestText: Translation<typeof english.passkeyRequestText> = {
  signIn: 'Usar una llave de acceso',
  confirm: 'Confirmar con una llave de acceso',
  waiting: 'Esperando al navegador…',
  dismissed: 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo o elige otro método.',
  unknown:
    'Esta llave de acceso ya no funciona. Inicia sesión de otra forma y añade una nueva a tu cuenta.',
  unknownHere: 'Esta llave de acceso ya no funciona. Elige otro método.',
}
