import { describe, expect, it } from 'vitest'
import { withoutMarkers } from '#scripts/vite/fetchedImports.ts'

describe('the imports of a chunk', () => {
  it('lose the marker for style sheets, and nothing else', () => {
    const code =
      'a=()=>x(()=>import(`./Note-1.js`),__VITE_PRELOAD__);b=()=>x(()=>import("./Trash-1.js"), __VITE_PRELOAD__)'
    expect(String(withoutMarkers(code))).toBe(
      'a=()=>x(()=>import(`./Note-1.js`));b=()=>x(()=>import("./Trash-1.js"))',
    )
    expect(String(withoutMarkers('console.log(1)'))).toBe('console.log(1)')
  })

  it('are refused if one is not wrapped', () => {
    expect(withoutMarkers('a=()=>import(`./Note-1.js`)')).toBeNull()
    expect(withoutMarkers("a=()=>x(()=>import('./Note-1.js'),__VITE_PRELOAD__)")).toBeNull()
  })
})
