/** The type of a translated module: the same keys, with sentences that take the same values. */
export type Translation<Source> = Source extends string
  ? string
  : Source extends (...given: infer Given) => infer Words
    ? (...given: Given) => Translation<Words>
    : { readonly [Name in keyof Source]: Translation<Source[Name]> }
