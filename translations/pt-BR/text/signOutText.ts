import { grouped } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'
import type * as english from '#src/text/signOutText.ts'

export const signOutText: Translation<typeof english.signOutText> = {
  heading: 'Nem tudo foi salvo ainda',
  leadOfEdits: (count) =>
    plural(count, {
      one: 'As alterações em 1 item estão só neste dispositivo:',
      other: `As alterações em ${grouped(count)} itens estão só neste dispositivo:`,
    }),
  leadOfFiles: (count) =>
    plural(count, {
      one: '1 arquivo está só neste dispositivo:',
      other: `${grouped(count)} arquivos estão só neste dispositivo:`,
    }),
  more: (count) => `e mais ${grouped(count)}`,
  stay: 'Não sair',
  keep: 'Manter neste dispositivo e sair',
  keepHint:
    'O conteúdo fica criptografado neste dispositivo. Entre novamente aqui para abrir e salvar.',
  keepHintAtRisk:
    'O conteúdo fica criptografado neste dispositivo, mas este navegador pode excluí-lo se faltar espaço ou após uma semana sem visitas. Entre novamente aqui em breve para salvar.',
  cannotKeep:
    'Este dispositivo não pode guardar esse conteúdo. Se você sair agora, ele será perdido.',
  guestCannotReturn:
    'Não é possível entrar novamente como este visitante. Se você sair agora, esse conteúdo será perdido.',
  uncertainHeading: 'Sua sessão continua aberta',
  uncertain:
    'Não conseguimos verificar se tudo foi salvo. Feche as outras abas deste app e tente novamente.',
  tryAgain: 'Tentar novamente',
  discardConfirmation: (hasChanges, hasFiles) => {
    if (hasChanges && hasFiles) return 'Sim, descartar estas alterações e arquivos'
    return hasFiles ? 'Sim, descartar estes arquivos' : 'Sim, descartar estas alterações'
  },
  discard: 'Descartar e sair',
}
