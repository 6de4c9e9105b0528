/** For `navigate`: the caret goes into the text of the note that is opened. */
export const atText = { state: { isAtText: true } }
