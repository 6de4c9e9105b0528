import { objectSizeLimit } from '#src/domain/files/fileLimits.ts'

/**
 * The rules of an existing app's folders in Storage: each object in `users/{uid}/<folder>` belongs to that person
 * alone. Neither how many there are nor their types are limited.
 */
export function folderRules(folders: readonly string[]): string {
  return `    // ----- The folders of an existing app: made from product.storage -----
${folders.map(matchOf).join('')}
    function isAllowedObject(folder) {
      let file = request.resource;
      let names = file.name.split('/');
      // A match ignores slashes at the end of a name, and spaces around its parts.
      return file.size <= ${objectSizeLimit / 1_048_576} * 1024 * 1024
        && names.join('/') == file.name
        && names.size() > 3
        && names[0] == 'users'
        && names[1] == uid
        && names[2] == folder
        && !names.hasAny(['', '.', '..']);
    }

    // Until the deletion is final, the person can keep the account, and has to find everything.
    function mayDelete(account) {
      return isOwner(account) && (!('deletingSince' in account) || account.isFinal);
    }

    // The app has people for whom the door has stored nothing yet.
    function accountOrNone() {
      return firestore.exists(/databases/(default)/documents/users/$(uid)) ? account() : {};
    }

    // ----- End of the folders -----
`
}

function matchOf(folder: string): string {
  return `
    match /${folder}/{path=**} {
      allow get: if isStaying(accountOrNone());
      allow list: if isOwner(accountOrNone());
      allow create, update: if isStaying(accountOrNone()) && isAllowedObject('${folder}');
      allow delete: if mayDelete(accountOrNone());
    }
`
}
