import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseSync, type ESTree } from 'vite'
import { textModulesIn, translationOf, translationsFolder } from './languages.ts'

/** The names in a module or an object; none in a sentence. `unknown` if only running the code could tell. */
type Names = ReadonlyMap<string, Names> | 'unknown'

const noNames: Names = new Map()

/** The values that are sentences: texts, and functions that return them. */
const sentences = /^(?:Literal|TemplateLiteral|ArrowFunctionExpression|FunctionExpression)$/

/**
 * The sentences that the languages lack, one line for each module in English. A page would show nothing in their place.
 * Reads the code without running it: a build waits for it.
 *
 * @param folders the door's and the product's, whose `text` is in English.
 */
export function missingSentences(
  tags: readonly string[],
  folders: readonly string[],
  root: string,
): string[] {
  const translated = tags.filter(translationsFolder)
  if (translated.length === 0) return []
  const read = once((file: string) => exportsOf(resolve(root, file)))
  const modules = folders.flatMap((folder) =>
    textModulesIn(relative(root, resolve(root, folder)), root),
  )
  return translated.flatMap((tag) =>
    modules.flatMap((english) => {
      const file = translationOf(english, tag)
      if (!existsSync(resolve(root, file))) return []
      const names = namesMissing(read(english), read(file))
      return names.length === 0
        ? []
        : [
            `languages: "${tag}" needs ${names.join(', ')} in ${file}. Translate ${english} there, or take "${tag}" out.`,
          ]
    }),
  )
}

function namesMissing(english: Names, own: Names, path = ''): string[] {
  if (english === 'unknown' || own === 'unknown') return []
  return [...english].flatMap(([name, inside]) => {
    const ownInside = own.get(name)
    return ownInside ? namesMissing(inside, ownInside, `${path}${name}.`) : [`${path}${name}`]
  })
}

function exportsOf(file: string): Names {
  const { module, program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  // The bundler says what is wrong with it.
  if (errors.length > 0) return 'unknown'
  const constants = constantsIn(program)
  const exports = module.staticExports.flatMap(({ entries }) => entries)
  if (exports.some(({ importName }) => importName.kind === 'AllButDefault')) return 'unknown'
  return new Map(
    exports
      .filter(({ isType }) => !isType)
      .map(({ exportName, localName }) => [
        exportName.name ?? 'default',
        namesIn(constants.get(localName.name ?? ''), constants),
      ]),
  )
}

type Constants = ReadonlyMap<string, ESTree.Expression>

function constantsIn({ body }: ESTree.Program): Constants {
  const declarations = body.flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  })
  return new Map(
    declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
    ),
  )
}

function namesIn(expression: ESTree.Expression | undefined, constants: Constants): Names {
  if (expression?.type === 'ObjectExpression') return namesInObject(expression, constants)
  if (expression?.type === 'Identifier') return namesIn(constants.get(expression.name), constants)
  if (expression?.type === 'TSAsExpression' || expression?.type === 'TSSatisfiesExpression')
    return namesIn(expression.expression, constants)
  return expression && sentences.test(expression.type) ? noNames : 'unknown'
}

function namesInObject({ properties }: ESTree.ObjectExpression, constants: Constants): Names {
  const names = new Map<string, Names>()
  for (const property of properties) {
    if (property.type === 'SpreadElement' || property.computed) return 'unknown'
    const { key, value } = property
    if (key.type === 'Identifier') names.set(key.name, namesIn(value, constants))
    else if (key.type === 'Literal') names.set(String(key.value), namesIn(value, constants))
  }
  return names
}

function once<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>()
  return (file) => {
    const value = known.get(file) ?? read(file)
    known.set(file, value)
    return value
  }
}
