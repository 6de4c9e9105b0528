/** The most fields of a document. Firestore itself limits its size to 1 MiB. */
const maxFields = 100

/**
 * The rules of a product that has none of its own: each document in these collections belongs to its owner
 * alone. How many there are isn't limited: a limit needs a counter that changes with every write.
 *
 * @param files the collections whose documents may have files.
 */
export function rulesFor(collections: readonly string[], files: readonly string[] = []): string {
  return `    // ----- The product: made from its collections, until it has a firestore.rules of its own -----

    // Called by the door: files can be attached to these only.
    function mayHaveFiles(attachedTo) {
      return ${keptIn(files)};
    }

    // Called by the door: these are deleted last.
    function hasCounters() {
      return false;
    }

    function hasFewFields() {
      return after().size() <= ${maxFields};
    }
${collections.map(matchOf).join('')}
    // ----- End of the product -----
`
}

function keptIn(files: readonly string[]): string {
  const kept = files.map((name) => `existsAfter(pathOf('${name}', attachedTo))`)
  return kept.length === 0 ? 'false' : kept.join('\n        || ')
}

function matchOf(collection: string): string {
  return `
    match /${collection}/{id} {
      allow read: if isOwner();
      allow create, update: if isOwner() && mayWrite() && hasFewFields();
      allow delete: if isOwner() && (isStaying() || isGone());
    }
`
}
