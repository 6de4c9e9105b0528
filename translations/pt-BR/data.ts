import { formatDuration, formatCount, roughTime } from '#src/domain/format.ts'
import type * as AccountDetails from '#src/text/data/accountDetailsText.ts'
import type * as Archive from '#src/text/data/archiveText.ts'
import type * as Collection from '#src/text/data/collectionText.ts'
import type * as TimeLeft from '#src/text/data/timeLeftText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const accountDetailsText: Translation<typeof AccountDetails.accountDetailsText> = {
  heading: 'Detalhes da conta',
  lead: 'Tudo o que o registro da sua conta contém.',
  yes: 'Sim',
  no: 'Não',
  uid: 'ID do usuário',
  email: 'E-mail',
  emailVerified: 'E-mail verificado',
  displayName: 'Nome',
  photoURL: 'Foto',
  phoneNumber: 'Telefone',
  isAnonymous: 'Conta de visitante',
  tenantId: 'Locatário',
  providerData: 'Métodos de acesso',
  emailLink: 'Link por e-mail',
  creationTime: 'Criação da conta',
  lastSignInTime: 'Último acesso',
}

export const dataText: Translation<typeof Archive.dataText> = {
  title: 'Seus dados',
  lead: 'Exporte tudo ou importe uma exportação anterior.',
}

export const stayText: Translation<typeof Archive.stayText> = {
  heading: 'Sair desta página?',
  stay: 'Ficar',
  leave: 'Parar e sair',
}

const keepOpen = 'Mantenha esta página aberta até terminar.'

export const exportText: Translation<typeof Archive.exportText> = {
  heading: 'Exportar tudo',
  counting: 'Contando…',
  start: 'Exportar tudo',
  progress: 'Progresso da exportação',
  stay: keepOpen,
  stopsThen:
    'Sua exportação ainda está em andamento. Se você sair desta página, ela será cancelada.',
  diskFull:
    'Não há espaço suficiente neste dispositivo para a exportação. Libere espaço e tente novamente.',
  done: (name, size) =>
    `Sua exportação está pronta e foi entregue ao seu navegador: ${name}, ${size}.`,
  withPicture: 'Inclui sua foto.',
  downloadAgain: 'Baixar novamente',
  exportAgain: 'Exportar novamente',
  missing: (count) =>
    plural(count, {
      one: '1 item não foi incluído:',
      other: `${formatCount(count)} itens não foram incluídos:`,
    }),
  missingAll: 'A lista completa está em manifest.json.',
  picture: 'foto',
}

export const missingText: Translation<typeof Archive.missingText> = {
  unreadable: 'não foi possível ler',
}

export const namedText: Translation<typeof Archive.namedText> = {
  withReason: (name, reason) => `“${name}”: ${reason}`,
  more: (count) => `e mais ${formatCount(count)}`,
}

export const importText: Translation<typeof Archive.importText> = {
  heading: 'Importar',
  choose: 'Escolher um arquivo ZIP',
  chooseOther: 'Escolher outro arquivo',
  drop: 'Ou arraste-o para esta página.',
  checking: 'Verificando o arquivo…',
  checkingProgress: 'Progresso da verificação',
  contains: 'Esta exportação contém:',
  from: (moment) => `Exportado em ${moment}`,
  missing: (count) =>
    plural(count, {
      one: '1 item não foi incluído nesta exportação.',
      other: `${formatCount(count)} itens não foram incluídos nesta exportação.`,
    }),
  account: 'Sua conta não será alterada.',
  picture: 'Sua conta não será alterada. A foto do arquivo não será importada.',
  start: 'Importar',
  restoring: 'Importando…',
  stopsThen:
    'Sua importação ainda está em andamento. Se você sair desta página, ela será interrompida. O que já foi importado permanece; importe o arquivo novamente para obter o restante.',
  restoringProgress: 'Progresso da importação',
  stay: keepOpen,
  pause: 'Pausar',
  finish: 'Concluir',
  paused: 'Você pausou a importação.',
  failed: 'A importação foi interrompida.',
  done: 'Importação concluída.',
  leftOut: (count) =>
    plural(count, {
      one: '1 item não foi importado. Ele continua no arquivo:',
      other: `${formatCount(count)} itens não foram importados. Eles continuam no arquivo:`,
    }),
  another: 'Importar outro arquivo',
}

export const archiveRefusalText: Translation<typeof Archive.archiveRefusalText> = {
  'not-ours': 'Este arquivo não é uma exportação deste app.',
  newer:
    'Este arquivo vem de uma versão mais recente deste app. Recarregue a página e tente novamente.',
  damaged:
    'Este arquivo está danificado ou foi alterado depois da exportação. Escolha o arquivo original.',
  'too-large': 'Este arquivo é maior do que qualquer exportação deste app.',
  unreadable:
    'Não é mais possível ler este arquivo. Talvez ele tenha sido movido ou alterado. Escolha-o novamente.',
}

export const refusedText: Translation<typeof Archive.refusedText> = {
  nothing: 'Nada foi alterado.',
  partly: 'O que já foi importado permanece.',
}

export const timeLeftText: Translation<typeof TimeLeft.timeLeftText> = (milliseconds) => {
  const time = roughTime(milliseconds)
  return plural(time.count, {
    one: `falta cerca de ${formatDuration(time)}`,
    other: `faltam cerca de ${formatDuration(time)}`,
  })
}

export const collectionText: Translation<typeof Collection.collectionText> = {
  loading: 'Carregando…',
  slow: 'Ainda tentando. Verifique sua conexão.',
  offline: 'Suas alterações serão salvas quando você voltar a ter conexão.',
  refused: (names) => `Não foi possível salvar estas alterações: ${names}.`,
  discard: 'Descartar',
  askDiscard: 'Descartar as alterações não salvas?',
  discardLead: (names) => `Estas alterações não salvas serão perdidas para sempre: ${names}.`,
  keep: 'Manter',
}
