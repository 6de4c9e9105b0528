/** The path of the mailbox, which only local builds have. */
export const mailboxPath = '/mailbox'
