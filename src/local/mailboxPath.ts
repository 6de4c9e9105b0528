/** The address of the mailbox, which only a local build has. */
export const mailboxPath = '/mailbox'
