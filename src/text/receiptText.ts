/** The receipt of a deletion: its button, and the words in the file itself. */
export const receiptText = {
  save: 'Save the receipt',
  lead: 'The receipt says what was deleted, and when. It is in this page only.',
  file: 'gatehouse-deletion-receipt.json',
  stays: [
    {
      what: 'A mark with the number of the account, the moment at which its deletion began, and that it is final. It keeps devices that were signed in from writing anything.',
      until: 'The people who run this site may remove it once an hour has passed.',
    },
    {
      what: 'Copies that Google Cloud keeps so that a project can be restored, which this app cannot reach.',
      until:
        'As long as the project is set up to keep them: of files seven days unless changed; of accounts up to 180 days.',
    },
  ],
} as const
