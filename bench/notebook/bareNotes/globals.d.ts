/** Addresses of the local Firebase, inserted at build time. */
declare const benchServices: { auth: string; firestore: string }
