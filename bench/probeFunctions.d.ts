/** Shared by the probes and the scripts that inject them. */

/** Types a text into the focused field with real input events. */
declare function benchInsertText(text: string): Promise<void>

/** Reports the result, in milliseconds since the start of the visit. */
declare function benchReport(time: number): Promise<void>

/** The start times of all frames, in milliseconds. */
declare var benchFrames: number[]

/** The sum of all layout shifts so far. */
declare var benchShift: number
