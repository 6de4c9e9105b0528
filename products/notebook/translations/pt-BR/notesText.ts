import type * as english from '#products/notebook/text/notesText.ts'
import { formatCount } from '#src/domain/format.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

export const notesText: Translation<typeof english.notesText> = {
  title: 'Notas',
  list: 'Suas notas',
  back: 'Todas as notas',
  newNote: 'Nova nota',
  trash: 'Lixeira',
  untitled: 'Sem título',
  loading: 'Carregando notas…',
  mayBeOutdated:
    'Talvez faltem as alterações mais recentes. Elas aparecerão quando o servidor responder.',
  unreachable:
    'Não é possível carregar suas notas no momento. Elas aparecerão quando o servidor responder.',
  unreachableWait:
    'Não é possível carregar suas outras notas no momento. Elas aparecerão quando o servidor responder.',
  emptyTitle: 'Nenhuma nota ainda',
  empty: 'Tudo o que você escreve é salvo automaticamente, mesmo sem conexão. Só você pode ler.',
  more: 'Mostrar mais notas',
  moreComing: 'Carregando mais…',
  invitation: 'Escolha uma nota ou crie uma nova.',
  pin: (title) => `Fixar “${title}”`,
  unpin: (title) => `Desafixar “${title}”`,
  moveToTrash: (title) => `Mover “${title}” para a lixeira`,
  pinned: 'Fixada',
  conflicted: 'Cópia em conflito',
  onDevice: 'Neste dispositivo',
  mayBeDeleted:
    'Este navegador pode excluir alterações não salvas se faltar espaço ou após uma semana sem visitas. Conecte-se em breve ou baixe uma cópia.',
  downloadCopy: 'Baixar uma cópia',
  inMemory: 'Ainda não salva',
  refused: 'Não foi possível salvar',
}

const inAll = 'em todas as suas notas'

export const searchText: Translation<typeof english.searchText> = {
  label: 'Buscar nas suas notas',
  clear: 'Limpar a busca',
  found: (count, newest) =>
    count === 0
      ? `Nenhum resultado ${scopeText(newest)}. A lixeira não foi incluída na busca.`
      : `${foundText(count)} ${scopeText(newest)}.`,
  inAll,
  searchAll: 'Buscar em todas',
  searching: (found, loaded) =>
    `${foundText(found)}. Buscando nas suas notas: ${formatCount(loaded)} até agora…`,
  stop: 'Parar',
  showMore: 'Mostrar mais resultados',
}

export const undoText: Translation<typeof english.undoText> = {
  trashed: 'Nota movida para a lixeira.',
  restored: 'Nota restaurada.',
  failed: 'Não foi possível alterar a nota. Tente novamente.',
  undo: 'Desfazer',
  dismiss: 'Dispensar',
}

function foundText(count: number): string {
  return count === 0
    ? 'Nenhum resultado'
    : plural(count, { one: '1 nota encontrada', other: `${formatCount(count)} notas encontradas` })
}

function scopeText(newest: number | null): string {
  return newest === null
    ? inAll
    : plural(newest, {
        one: 'na sua nota mais recente',
        other: `nas suas ${formatCount(newest)} notas mais recentes`,
      })
}

export const shortcutsText: Translation<typeof english.shortcutsText> = {
  heading: 'Atalhos de teclado',
  close: 'Fechar',
  singleKeys: 'Usar atalhos de uma única tecla',
  names: {
    newNote: 'Nova nota',
    search: 'Buscar nas suas notas',
    bold: 'Negrito',
    italic: 'Itálico',
    save: 'Salvar agora',
    undo: 'Desfazer a última alteração',
    list: 'Mostrar esta lista',
  },
}

export const deviceText: Translation<typeof english.deviceText> = {
  question:
    'Este dispositivo é seu? Podemos guardar suas notas aqui para que abram rápido e funcionem sem conexão.',
  storeHere: 'Guardar notas aqui',
  decline: 'Não guardar',
  nowStored: 'Agora suas notas são guardadas neste dispositivo.',
  nowNotStored: 'Suas notas não são guardadas neste dispositivo.',
  label: 'Notas sem conexão',
  stored:
    'As notas que você abriu ficam guardadas aqui, criptografadas, até você sair. Elas abrem rápido e funcionam sem conexão.',
  notStored: 'Só as alterações não salvas ficam guardadas aqui, criptografadas.',
  sharedComputer: 'Nada é guardado aqui, porque este computador é compartilhado.',
  stopStoring: 'Não guardar mais notas aqui',
  notRemoved: 'Não foi possível remover suas notas deste dispositivo. Tente novamente.',
}

export const storageProblemText: Translation<typeof english.storageProblemText> = {
  blocked:
    'Este navegador bloqueia o armazenamento. Mantenha a conexão até suas alterações serem salvas.',
  full: 'Este dispositivo está cheio. Libere espaço ou mantenha a conexão até suas alterações serem salvas.',
  shared:
    'Este computador é compartilhado, por isso nada é guardado nele. Mantenha a conexão até suas alterações serem salvas.',
  'no-key':
    'Este dispositivo só poderá guardar alterações depois de se conectar uma vez. Mantenha esta página aberta.',
}
