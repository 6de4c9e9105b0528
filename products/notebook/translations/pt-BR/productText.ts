import type * as english from '#products/notebook/text/productText.ts'
import { formatSize, formatCount, formatList } from '#src/domain/format.ts'
import type { ArchiveText, DeletionText, MoveText } from '#src/product/textContract.ts'
import { plural } from '#translations/plural.ts'
import { filesOf } from '#translations/pt-BR/counts.ts'
import type { Translation } from '#translations/translation.ts'
import { notesOf } from './notesOf.ts'

export const entryText: Translation<typeof english.entryText> = {
  file: 'Arquivo',
  withoutNote: 'Arquivos sem nota',
  encrypted: 'Um item guardado neste dispositivo',
}

const archive: ArchiveText = {
  exportLead:
    'Cria no seu navegador um arquivo ZIP com suas notas como arquivos de texto (inclusive as da lixeira), seus arquivos e os detalhes da sua conta. As senhas não são incluídas.',
  counts: ({ notes = 0, files = 0, bytes = 0 }) => {
    const items = notesAndFilesOf(notes, files)
    if (items === null) return 'Nenhuma nota e nenhum arquivo.'
    return files === 0 ? `${items}.` : `${items}, ${formatSize(bytes)} no total.`
  },
  unsaved: ({ unsent = 0 }) =>
    unsent === 0
      ? null
      : plural(unsent, {
          one: 'Inclui 1 alteração que ainda não foi salva.',
          other: `Inclui ${formatCount(unsent)} alterações que ainda não foram salvas.`,
        }),
  packing: (step) => (step === 'files' ? 'Exportando arquivos…' : 'Exportando notas…'),
  packed: ({ step, done, total }) =>
    step === 'files' && total !== null
      ? `${formatSize(done)} de ${formatSize(total)}`
      : `${notesOf(done)} até agora`,
  contained: ({ notes = 0, files = 0 }) => {
    const items = notesAndFilesOf(notes, files)
    return items === null ? 'Não contém notas nem arquivos.' : `Contém ${items}.`
  },
  missing: {
    unreadable: 'não foi possível ler',
    'not-arrived': 'ainda não foi enviado do dispositivo em que foi adicionado',
    'too-large': 'é grande demais para uma exportação',
    encrypted: 'esta versão do app não consegue ler o item; ele fica onde está',
  },
  importLead:
    'Restaura notas e arquivos de um arquivo ZIP exportado aqui, mesmo de outra conta. Nada do que você já tem é alterado ou substituído.',
  preview: ({ notes = 0, inTrash = 0, files = 0, bytes = 0, unsent = 0 }) => [
    notesIn(notes, inTrash),
    files === 0 ? 'Nenhum arquivo' : `${filesOf(files)}, ${formatSize(bytes)} no total`,
    ...(unsent === 0 ? [] : [unsavedChanges(unsent)]),
  ],
  rules:
    'As notas que você já tem não são alteradas. Se uma nota for diferente, a versão do arquivo será adicionada como nota separada. Tudo o que você importar terá a data de hoje.',
  soFar: ({ notesAdded = 0, filesAdded = 0 }) => {
    const items = notesAndFilesOf(notesAdded, filesAdded)
    return items === null ? 'Nada foi adicionado ainda.' : `Adicionado até agora: ${items}.`
  },
  outcome: ({
    notesAdded = 0,
    filesAdded = 0,
    notesExisting = 0,
    filesExisting = 0,
    separateNotes = 0,
  }) => {
    const added = notesAndFilesOf(notesAdded, filesAdded)
    const there = notesAndFilesOf(notesExisting, filesExisting)
    return [
      added === null ? 'Nada foi adicionado.' : `Adicionado: ${added}.`,
      ...(there === null
        ? []
        : [
            plural(notesExisting + filesExisting, {
              one: `${there} já estava aqui.`,
              other: `${there} já estavam aqui.`,
            }),
          ]),
      ...(separateNotes === 0 ? [] : [addedSeparately(separateNotes)]),
    ]
  },
  full: (of) =>
    of === 'notes'
      ? 'Você atingiu seu limite de notas. Exclua algumas notas permanentemente ou verifique seu e-mail e depois continue.'
      : 'Seu armazenamento acabou. Exclua alguns arquivos ou verifique seu e-mail e depois continue.',
  leftOut: {
    'too-long': 'é longo demais para uma nota',
    'note-gone': 'a nota dele não existe ou está na lixeira. Restaure-a e importe novamente',
    'deleted-here': 'está sendo excluído',
    'type-not-allowed':
      'este tipo de arquivo não é compatível ou o conteúdo não corresponde ao nome',
    'not-allowed': 'o servidor rejeitou',
  },
}

/** The number of notes and files; `null` if there are none. */
function notesAndFilesOf(notes: number, files: number): string | null {
  if (notes > 0 && files > 0) return formatList([notesOf(notes), filesOf(files)])
  if (notes > 0) return notesOf(notes)
  return files > 0 ? filesOf(files) : null
}

function notesIn(notes: number, inTrash: number): string {
  if (notes === 0) return 'Nenhuma nota'
  return inTrash === 0 ? notesOf(notes) : `${notesOf(notes)}, ${formatCount(inTrash)} na lixeira`
}

function unsavedChanges(count: number): string {
  return plural(count, {
    one: '1 alteração não salva',
    other: `${formatCount(count)} alterações não salvas`,
  })
}

function addedSeparately(count: number): string {
  return plural(count, {
    one: '1 nota era diferente aqui. A versão do arquivo foi adicionada como nota separada.',
    other: `${formatCount(count)} notas eram diferentes aqui. As versões do arquivo foram adicionadas como notas separadas.`,
  })
}

const move: MoveText = {
  counting: 'Verificando suas notas e seus arquivos…',
  uncounted: 'Suas notas e seus arquivos irão com você.',
  comesAlong: ({ notes = 0, files = 0 }, unsaved) => {
    const items = notesAndFilesOf(notes, files)
    if (items !== null) {
      return plural(notes + files, {
        one: `${items} irá com você.`,
        other: `${items} irão com você.`,
      })
    }
    return unsaved === 0
      ? 'Você ainda não tem notas aqui, então não há nada para mover.'
      : 'Suas notas irão com você.'
  },
  unsaved: (count) =>
    plural(count, {
      one: '1 nota tem alterações não salvas. Elas também serão movidas.',
      other: `${formatCount(count)} notas têm alterações não salvas. Elas também serão movidas.`,
    }),
  title: 'Mover suas notas',
  heading: 'Movendo suas notas',
  lead: 'Suas notas e seus arquivos de visitante estão sendo movidos para sua conta. Você pode continuar trabalhando.',
  steps: { notes: 'Notas', files: 'Arquivos' },
  notYet: 'Algumas notas ainda não foram movidas',
  freeUpSpace:
    'Exclua permanentemente as notas ou os arquivos de que você não precisa mais e depois continue.',
  home: 'Ir para suas notas',
  movedHeading: 'Suas notas foram movidas',
  movedLead:
    'Todas as suas notas e arquivos de visitante agora estão na sua conta. A cópia do visitante foi excluída.',
  confirmHeading: (account, counts) => {
    const { notes = 0, files = 0 } = counts ?? {}
    const items = notesAndFilesOf(notes, files)
    return items !== null
      ? `Mover ${items} para ${account}?`
      : `Mover as notas de visitante deste navegador para ${account}?`
  },
  confirmLead: (account) =>
    `Alguém escreveu notas como visitante neste navegador. Mova-as apenas se foi você e se ${account} é a sua conta. Se não, elas ficam como estão.`,
  pendingHeading: 'Notas de visitante esperam por você',
  pendingLead:
    'Alguém escreveu notas como visitante neste navegador antes de você entrar. Ninguém mais será consultado: elas ficam aqui até você movê-las ou excluí-las.',
  deletePendingGuest: 'Excluir as notas de visitante',
  pendingDeleted: 'As notas de visitante foram excluídas',
  noticeMoving: 'Suas notas de visitante estão sendo movidas para sua conta…',
  noticeStopped: 'Algumas notas de visitante ainda não foram movidas para sua conta.',
  noticeWaiting:
    'Suas notas de visitante continuarão sendo movidas quando o servidor estiver disponível.',
  noticeMoved: 'Suas notas de visitante agora estão na sua conta.',
  noticeGuestGone: 'A conta de visitante cujas notas estavam sendo movidas não existe mais.',
  noticeUnconfirmed: 'Alguém escreveu notas como visitante neste navegador.',
}

const deletion: DeletionText = {
  guest:
    'As notas e os arquivos da sua sessão de visitante neste navegador que não foram movidos para sua conta.',
  documents: 'Suas notas',
  dataDeleted: 'Suas notas e seus arquivos foram excluídos. Agora é a vez da sua conta.',
}

export const productText: Translation<typeof english.productText> = {
  archive,
  move,
  deletion,
}
