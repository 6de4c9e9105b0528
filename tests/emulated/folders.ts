/** The folders of an existing app in the tests' Storage. One has the name of a collection, too. */
export const folders = ['photos', 'items']
