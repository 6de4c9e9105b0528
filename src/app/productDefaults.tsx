import type { ReactNode } from 'react'
import { totalOf } from '../domain/data/itemCounts.ts'
import { defaultLocalData } from '../firebase/collections/defaultLocalData.ts'
import { SignedInLayout } from '../layouts/SignedInLayout.tsx'
import type { DeletedItemsProps, ProductParts } from '../product/contract.ts'
import { defaultDeletedText, defaultProductText } from '../text/product/defaultProductText.ts'

type Defaults = Omit<ProductParts, 'signInLead' | 'prefetchEarly'>

/** The defaults of a product that names its collections, and keeps nothing on the device. */
export const productDefaults: Defaults = {
  Layout: () => Promise.resolve(SignedInLayout),
  Scope: () => Promise.resolve(Scope),
  DeviceRows: () => Promise.resolve(DeviceRows),
  DeletedItems: () => Promise.resolve(DeletedItems),
  text: () => Promise.resolve(defaultProductText),
  localData: () => Promise.resolve(defaultLocalData),
  countItems: async () => (await import('../firebase/collections/documents.ts')).countItems,
  archive: async () => (await import('../firebase/collections/defaultArchive.ts')).defaultArchive,
  move: async () => (await import('../firebase/collections/defaultMove.ts')).defaultMove,
}

function Scope({ children }: { children: ReactNode }) {
  return children
}

function DeviceRows() {
  return null
}

function DeletedItems({ itemCounts, uncounted }: DeletedItemsProps) {
  const { label, counted } = defaultDeletedText
  return (
    <li>
      <span>{label}</span>{' '}
      <strong data-counted>{itemCounts ? counted(totalOf(itemCounts)) : uncounted}</strong>
    </li>
  )
}
