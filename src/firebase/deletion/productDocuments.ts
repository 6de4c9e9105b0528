/** What the product's rules let a person have. The build reads it from `firestore.rules`. */
export const { collections, counters } = __PRODUCT_DOCUMENTS__
