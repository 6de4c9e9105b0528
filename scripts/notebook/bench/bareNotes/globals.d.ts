/** Where the local Firebase runs; written into the page when it is built. */
declare const benchServices: { auth: string; firestore: string }
