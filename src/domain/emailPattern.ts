/** What an address must look like to be sent a mail, as a form's pattern; at most 254 characters. */
export const emailPattern = String.raw`(?=.{6,254}$)[^@\s]+@[^@\s]+\.[^@\s]+`
