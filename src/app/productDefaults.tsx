import type { ReactNode } from 'react'
import { totalOf } from '../domain/data/itemCounts.ts'
import { defaultLocalData } from '../firebase/collections/defaultLocalData.ts'
import { SignedInLayout } from '../layouts/SignedInLayout.tsx'
import type { DeletedItemsProps } from '../product/contract.ts'
import { defaultDeletedText, defaultProductText } from '../text/product/defaultProductText.ts'

/** The defaults of a product that names its collections, and keeps nothing on the device. */
export const productDefaults = {
  Layout: SignedInLayout,
  Scope,
  DeviceRows,
  DeletedItems,
  text: defaultProductText,
  localData: defaultLocalData,
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
