import { totalOf } from '#src/domain/data/itemCounts.ts'
import { capitalized, formatCount } from '#src/domain/format.ts'
import type * as english from '#src/text/product/defaultProductText.ts'
import { plural } from '#translations/plural.ts'
import type { Translation } from '#translations/translation.ts'

function itemsOf(count: number): string {
  if (count === 0) return 'nenhum item'
  return plural(count, { one: 'um item', other: `${formatCount(count)} itens` })
}

export const defaultProductText: Translation<typeof english.defaultProductText> = {
  archive: {
    exportLead: 'Cria no seu navegador um arquivo ZIP com seus dados e os detalhes da sua conta.',
    counts: (counts) => capitalized(`${itemsOf(totalOf(counts))}.`),
    unsaved: () => null,
    packing: () => 'Exportando seus dados…',
    packed: ({ done }) => `Exportado até agora: ${itemsOf(done)}`,
    contained: (counts) => `Contém ${itemsOf(totalOf(counts))}.`,
    missing: {},
    importLead:
      'Restaura dados de um arquivo ZIP exportado aqui, mesmo de outra conta. Nada do que você já tem é alterado ou substituído.',
    preview: (counts) => [capitalized(itemsOf(totalOf(counts)))],
    rules: 'Os itens que já estão aqui não são alterados.',
    soFar: ({ added = 0 }) => `Adicionado até agora: ${itemsOf(added)}.`,
    outcome: ({ added = 0, existing = 0 }) => [
      added === 0 ? 'Nada foi adicionado.' : `Adicionado: ${itemsOf(added)}.`,
      ...(existing === 0 ? [] : [`Já estava aqui: ${itemsOf(existing)}.`]),
    ],
    full: () => 'Você não tem mais espaço de armazenamento.',
    leftOut: {
      'not-allowed': 'o servidor recusou',
      'no-document': 'o item ao qual pertence não está aqui',
      unknown: 'este app não usa mais isso',
    },
  },
  move: {
    counting: 'Verificando seus dados…',
    uncounted: 'Seus dados irão com você.',
    comesAlong: (kept) => {
      const count = totalOf(kept)
      return count === 0
        ? 'Você ainda não tem dados aqui, então não há nada para mover.'
        : capitalized(
            plural(count, {
              one: 'um item irá com você.',
              other: `${formatCount(count)} itens irão com você.`,
            }),
          )
    },
    unsaved: () => '',
    title: 'Mover seus dados',
    heading: 'Movendo seus dados',
    lead: 'Seus dados de visitante estão sendo movidos para sua conta.',
    steps: { documents: 'Itens' },
    notYet: 'Alguns dados ainda não foram movidos',
    freeUpSpace: '',
    home: 'Ir para seus dados',
    movedHeading: 'Seus dados foram movidos',
    movedLead:
      'Todos os seus dados de visitante agora estão na sua conta. A cópia do visitante foi excluída.',
    confirmHeading: (account, kept) =>
      kept && totalOf(kept) > 0
        ? `Mover ${itemsOf(totalOf(kept))} para ${account}?`
        : `Mover os dados de visitante deste navegador para ${account}?`,
    confirmLead: (account) =>
      `Alguém usou este navegador como visitante. Mova os dados apenas se foi você e se ${account} é a sua conta. Se não, eles ficam como estão.`,
    pendingHeading: 'Dados de visitante esperam por você',
    pendingLead:
      'Alguém usou este navegador como visitante antes de você entrar. Ninguém mais será consultado sobre esses dados: eles ficam aqui até você movê-los ou excluí-los.',
    deletePendingGuest: 'Excluir os dados de visitante',
    pendingDeleted: 'Os dados de visitante foram excluídos',
    noticeMoving: 'Seus dados de visitante estão sendo movidos para sua conta…',
    noticeStopped: 'Alguns dados de visitante ainda não foram movidos para sua conta.',
    noticeWaiting:
      'Seus dados de visitante continuarão sendo movidos quando o servidor estiver disponível.',
    noticeMoved: 'Seus dados de visitante agora estão na sua conta.',
    noticeGuestGone: 'A conta de visitante cujos dados estavam sendo movidos não existe mais.',
    noticeUnconfirmed: 'Alguém usou este navegador como visitante.',
  },
  deletion: {
    guest:
      'Os dados da sua sessão de visitante neste navegador que não foram movidos para sua conta.',
    documents: 'Seus dados',
    dataDeleted: 'Seus dados foram excluídos. Agora é a vez da sua conta.',
  },
}

export const defaultUnsavedText: Translation<typeof english.defaultUnsavedText> = {
  untitled: 'Um item',
}

export const defaultDeletedText: Translation<typeof english.defaultDeletedText> = {
  label: 'Seus dados',
  counted: (count) => itemsOf(count),
}
