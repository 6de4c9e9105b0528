import { paths } from '#src/paths.ts'
import type { Product } from '#src/product/contract.ts'
import { notebookPaths } from './paths.ts'
import { signInLead } from './text/signInText.ts'

/** The sample product: private notes with files. */
export const product: Product = {
  signInLead,
  collections: ['notes'],
  pages: [
    {
      path: paths.home,
      view: async () => (await import('./views/NotesView.tsx')).NotesView,
    },
    {
      path: notebookPaths.note,
      view: async () => (await import('./views/NoteView.tsx')).NoteView,
    },
    {
      path: notebookPaths.trash,
      view: async () => (await import('./views/trash/TrashView.tsx')).TrashView,
    },
  ],
  Layout: async () => (await import('./layouts/NotebookLayout.tsx')).NotebookLayout,
  Scope: async () => (await import('./layouts/NotebookScope.tsx')).NotebookScope,
  // `encryptionKey.ts` is imported by the first module. Naming it here loads both at once.
  prefetchEarly: [
    () => import('./firebase/list/watchSavedNotes.ts'),
    () => import('#src/firebase/account/encryptionKey.ts'),
  ],
  DeviceRows: async () => (await import('./views/TrustedDeviceRow.tsx')).TrustedDeviceRow,
  DeletedItems: async () => (await import('./views/NotebookDeletedItems.tsx')).NotebookDeletedItems,
  text: async () => (await import('./text/productText.ts')).productText,
  localData: async () => (await import('./firebase/productLocalData.ts')).productLocalData,
  archive: async () => (await import('./firebase/archive/productArchive.ts')).productArchive,
  move: async () => (await import('./firebase/move/productMove.ts')).productMove,
  countItems: async () => (await import('./firebase/serverNotes/itemCountsOf.ts')).itemCountsOf,
}
