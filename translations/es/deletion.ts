import { formatCount } from '#src/domain/format.ts'
import type * as Deletion from '#src/text/deletion/deletionText.ts'
import type { Translation } from '#translations/translation.ts'

export const deletionText: Translation<typeof Deletion.deletionText> = {
  title: 'Eliminar cuenta',
  heading: 'Eliminar tu cuenta',
  lead: 'Esta acción no se puede deshacer. No podemos restaurar una cuenta eliminada.',
  deleted: 'Qué se eliminará',
  deletedAccount: (hasPhone) =>
    hasPhone
      ? 'Tu cuenta con su nombre, foto, correo electrónico y número de teléfono.'
      : 'Tu cuenta con su nombre, foto y correo electrónico.',
  deletedMethods: 'Tus métodos de acceso.',
  uncounted: 'No podemos mostrar los totales porque el servidor no responde.',
  confirm: '¿Quieres continuar?',
  typeEmail: (email) => `Escribe ${email} para eliminar tu cuenta`,
  typeWord: (word) => `Escribe ${word} para eliminar tu cuenta`,
  word: 'eliminar',
  notTheSame: 'No coincide.',
  submit: 'Eliminar mi cuenta',
  submitting: 'Un momento…',
  packing: 'La exportación sigue en curso. Espera a que termine o cancélala antes de continuar.',
  keep: 'Conservar mi cuenta',
  confirmDelete: 'Vuelve a iniciar sesión para eliminar tu cuenta.',
  deleting: 'Eliminando tu cuenta',
  steps: 'Pasos',
  stepOf: {
    locking: 'Bloquear tu cuenta',
    files: 'Tus archivos',
    verifying: 'Comprobar que no queda nada',
    accountDocuments: 'Otros datos de la cuenta',
  },
  stepServices: 'Servicios conectados',
  stepAccount: 'Tu cuenta',
  progress: 'Progreso',
  doneOf: (done, total) => `${formatCount(done)} de ${formatCount(total)} eliminados`,
  counting: 'Contando…',
  begunLead: 'Aún no se ha eliminado nada. Puedes cancelar hasta que se complete el primer paso.',
  finalLead:
    'Esto ya no se puede cancelar. Puedes cerrar esta página y terminar más tarde en cualquier dispositivo.',
  cancelHint: 'Si cancelas ahora, conservarás tu cuenta y todo lo que contiene.',
  cancel: 'Cancelar y conservar mi cuenta',
  canceling: 'Cancelando…',
  canceled: 'Tu cuenta no se eliminó.',
}

export const deletedFactorsText: Translation<typeof Deletion.deletedFactorsText> = {
  deleted: 'Tus segundos factores.',
}

export const deletedAnswersText: Translation<typeof Deletion.deletedAnswersText> = {
  deleted: 'Tus respuestas al crear la cuenta.',
}

export const stepText: Translation<typeof Deletion.stepText> = {
  done: 'completado',
  inProgress: 'en curso…',
  stopped: 'detenido',
  waiting: 'en espera',
}

export const receiptText: Translation<typeof Deletion.receiptText> = {
  save: 'Descargar comprobante',
  lead: 'El comprobante indica qué se eliminó y cuándo. Solo está disponible en esta página.',
  file: `${__BRAND__.fileName}-deletion-receipt.json`,
  remaining: [
    {
      what: 'Un registro del ID de tu cuenta, de cuándo empezó su eliminación y de que es definitiva. Impide que los dispositivos con la sesión abierta guarden algo.',
      until: 'Se borra automáticamente después de unos 30 días.',
    },
    {
      what: 'Copias de seguridad que conserva Google Cloud y a las que esta app no tiene acceso.',
      until:
        'Durante el tiempo configurado en el proyecto: de forma predeterminada, siete días para los archivos y hasta 180 días para las cuentas.',
    },
  ],
}

export const unfinishedDeletionText: Translation<typeof Deletion.unfinishedDeletionText> = {
  begun:
    'Empezaste a eliminar tu cuenta. Aún no se ha eliminado nada. Los cambios nuevos se quedan solo en este dispositivo.',
  final: 'Tu cuenta se está eliminando. Esto ya no se puede cancelar.',
  stale:
    'Tu cuenta anterior se eliminó hace menos de una hora. Vuelve a iniciar sesión más tarde para guardar cambios.',
  keep: 'Conservar mi cuenta',
  canceling: 'Un momento…',
  canceled: 'Tu cuenta no se eliminó.',
}
