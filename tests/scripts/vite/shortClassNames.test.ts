import { expect, it } from 'vitest'
import { shortClassNames } from '#scripts/vite/shortClassNames.ts'

it('gives every class of every file a unique name of four characters, the same in each build', () => {
  const [one, other] = [shortClassNames('/here/src'), shortClassNames('/there/src')]
  const names = ['button', 'field'].flatMap((name) =>
    ['Button', 'Form'].map((file) => one(name, `/here/src/ui/${file}.module.css`)),
  )
  expect(names.filter((name) => /^[a-z][a-z0-9]{3}$/i.test(name))).toHaveLength(4)
  expect(new Set(names).size).toBe(4)
  expect(other('button', '/there/src/ui/Button.module.css')).toBe(names[0])
  expect(one('button', '/here/src/ui/Button.module.css')).toBe(names[0])
})

it('refuses a name that another class already has', () => {
  const name = shortClassNames('/src')
  const taken = new Map<string, number>()
  const twice = () => {
    for (let count = 0; count < 20_000; count += 1) {
      const short = name(`class${count}`, '/src/one.css')
      taken.set(short, count)
    }
  }
  expect(twice).toThrow(/^Name the class of one\.css class\d+ differently\.$/)
  expect(taken.size).toBeGreaterThan(400)
})
