/** Navigation option that puts the caret into the body of the opened note. */
export const bodyFocus = { state: { isBodyFocused: true } }
