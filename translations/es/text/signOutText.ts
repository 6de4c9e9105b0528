import { grouped } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/signOutText.ts'

export const signOutText: Translation<typeof english.signOutText> = {
  heading: 'Aún no está todo guardado',
  leadOfEdits: (count) =>
    plural(count, {
      one: 'Los cambios de 1 elemento están solo en este dispositivo:',
      other: `Los cambios de ${grouped(count)} elementos están solo en este dispositivo:`,
    }),
  leadOfFiles: (count) =>
    plural(count, {
      one: '1 archivo está solo en este dispositivo:',
      other: `${grouped(count)} archivos están solo en este dispositivo:`,
    }),
  more: (count) => `y ${grouped(count)} más`,
  stay: 'No cerrar sesión',
  keep: 'Conservarlos en este dispositivo y cerrar sesión',
  keepHint:
    'Se quedan cifrados en este dispositivo. Vuelve a iniciar sesión aquí para abrirlos y guardarlos.',
  keepHintAtRisk:
    'Se quedan cifrados en este dispositivo, pero este navegador puede borrarlos si le falta espacio o tras una semana sin visitas. Vuelve a iniciar sesión aquí pronto para guardarlos.',
  cannotKeep: 'Este dispositivo no puede conservarlos. Si cierras sesión ahora, se perderán.',
  guestCannotReturn:
    'No podrás volver a iniciar sesión como este invitado. Si cierras sesión ahora, se perderán.',
  uncertainHeading: 'Tu sesión sigue abierta',
  uncertain:
    'No pudimos comprobar si está todo guardado. Cierra las demás pestañas de esta app e inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'Sí, descartar estos cambios y archivos'
    return hasFiles ? 'Sí, descartar estos archivos' : 'Sí, descartar estos cambios'
  },
  discard: 'Descartar y cerrar sesión',
}
