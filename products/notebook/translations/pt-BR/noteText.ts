import type * as english from '#products/notebook/text/noteText.ts'
import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const noteText: Translation<typeof english.noteText> = {
  tab: 'Nota',
  title: 'Título',
  body: 'Texto',
  bodyPlaceholder: 'Comece a escrever',
  pin: 'Fixar',
  unpin: 'Desafixar',
  toTrash: 'Mover para a lixeira',
  preview: 'Prévia',
  picture: 'Imagem',
  table: 'Tabela',
  code: 'Código',
  task: 'Tarefa',
  nothingToPreview: 'Não há nada para mostrar.',
  plainPreview: 'Não há prévia deste texto. Aqui está ele como você o escreveu.',
  pieceMissing: 'Não foi possível carregar esta parte. Recarregue a página.',
  opening: 'Abrindo…',
  edited: (when) => `Última edição: ${when}`,
  counts: (words, characters) => `${wordsOf(words)} · ${charactersOf(characters)}`,

  missing: 'Nota não encontrada',
  missingLead: 'Talvez ela tenha sido excluída permanentemente ou o link esteja incompleto.',
  unreachable: 'Esta nota não está disponível sem conexão',
  unreachableLead:
    'Ela não está neste dispositivo, e não conseguimos acessar o servidor. Ela será aberta quando você voltar a ter conexão.',

  saving: 'Salvando…',
  saved: 'Salvo',
  onDevice: 'Salvo neste dispositivo',
  inMemory: 'Ainda não salvo. Mantenha esta página aberta.',
  refused: 'Não foi possível salvar',

  titleTooLong: 'O título é longo demais.',
  bodyTooLong: 'O texto é longo demais.',
  excess: (characters) => `Remova ${charactersOf(characters)}.`,

  inTrash: 'Esta nota está na lixeira.',
  restore: 'Restaurar',
}

function wordsOf(count: number): string {
  return count === 1 ? '1 palavra' : `${formatCount(count)} palavras`
}

function charactersOf(count: number): string {
  return count === 1 ? '1 caractere' : `${formatCount(count)} caracteres`
}

export const conflictText: Translation<typeof english.conflictText> = {
  notice: 'Cópia em conflito',
  noticeLead:
    'Este texto também foi alterado em outra aba ou em outro dispositivo, por isso as duas versões foram mantidas.',
  compare: 'Comparar',
  heading: 'Comparar versões',
  opening: 'Abrindo a outra versão…',
  legend:
    'O texto que está só nesta versão aparece sublinhado. O que está só na outra aparece riscado.',
  title: 'Título',
  body: 'Texto',
  same: 'As duas versões são iguais.',
  skipped: 'Texto sem alterações',
  thisVersion: 'Esta versão',
  otherVersion: 'Outra versão',
  inTrash:
    'A outra versão está na lixeira. Ela será restaurada, a menos que você mantenha as duas.',
  outcome:
    'A versão que você não mantiver vai para a lixeira, de onde pode ser restaurada por 30 dias. Se você mantiver as duas, elas viram duas notas separadas.',
  outcomeOfFiles: 'Os arquivos anexados a esta versão ficam com a que você mantiver.',
  originalDeleted:
    'A outra versão foi excluída permanentemente. Você pode manter esta cópia como nota.',
  unreachable: 'A outra versão não está neste dispositivo, e não conseguimos acessar o servidor.',
  failed: {
    saving: 'Não conseguimos atualizar a outra versão. Tente novamente.',
    movingFiles:
      'Esta cópia tem arquivos que não podem ser movidos agora. Tente novamente quando voltar a ter conexão.',
  },
  keepThis: 'Manter esta versão',
  keepOther: 'Manter a outra',
  keeping: 'Mantendo…',
  keepBoth: 'Manter as duas',
  keepAsNote: 'Manter como nota',
  close: 'Decidir depois',
}

export const refusedNoteText: Translation<typeof english.refusedNoteText> = {
  notAllowed: 'O servidor rejeitou esta nota. Seu texto continua aqui.',
  tooMany: (limit) =>
    `Você atingiu o limite de ${formatCount(limit)} notas. Exclua permanentemente uma nota da lixeira e tente novamente.`,
  tooManyUnverified: (limit) =>
    `Você atingiu o limite de ${formatCount(limit)} notas. Verifique seu e-mail para guardar muitas outras.`,
  openTrash: 'Abrir a lixeira',
  verifyEmail: 'Verificar seu e-mail',
  createAccount: 'Criar uma conta',
  tryAgain: 'Tentar novamente',
  copy: 'Copiar texto',
  copied: 'Copiado',
  download: 'Baixar',
  discard: 'Descartar',
  askDiscard: 'Descartar as alterações não salvas?',
  discardLead: 'Tudo o que você escreveu desde o último salvamento será perdido para sempre.',
  keep: 'Manter as alterações',
}

export const trashText: Translation<typeof english.trashText> = {
  title: 'Lixeira',
  lead: 'As notas na lixeira são excluídas permanentemente depois de 30 dias.',
  empty: 'A lixeira está vazia.',
  loading: 'Carregando a lixeira…',
  unreachable:
    'Não é possível carregar a lixeira no momento. Ela aparecerá quando o servidor responder.',
  restore: 'Restaurar',
  restoreNote: (title) => `Restaurar “${title}”`,
  delete: 'Excluir permanentemente',
  deleteNote: (title) => `Excluir permanentemente: “${title}”`,
  goesSoon: 'Será excluída em menos de um dia',
  goesIn: (days) =>
    plural(days, {
      one: `Será excluída em ${formatCount(days)} dia`,
      other: `Será excluída em ${formatCount(days)} dias`,
    }),
  emptyTrash: 'Esvaziar lixeira',
  askOne: (title) => `Excluir “${title}” permanentemente?`,
  askAll: 'Esvaziar a lixeira?',
  cannotUndo: 'Esta ação não pode ser desfeita.',
  confirmOne: 'Excluir permanentemente',
  confirmAll: 'Excluir tudo',
  keepOne: 'Manter',
  keepAll: 'Manter',
  deleting: (count) =>
    count === 0
      ? 'Excluindo…'
      : plural(count, {
          one: '1 nota excluída até agora…',
          other: `${formatCount(count)} notas excluídas até agora…`,
        }),
  deleted: (count) =>
    count === 0
      ? 'Nada foi excluído.'
      : plural(count, {
          one: '1 nota excluída.',
          other: `${formatCount(count)} notas excluídas.`,
        }),
  stop: 'Parar',
  cancel: 'Cancelar',
}
