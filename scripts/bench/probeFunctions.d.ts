/** What the probes and the scripts that put them into a page share. */

/** Types a text into the focused field, by the browser and not by a script. */
declare function benchInsertText(text: string): Promise<void>

/** Ends the measurement with its result, in milliseconds since the visit began. */
declare function benchReport(time: number): Promise<void>

/** When every frame of the page began, in milliseconds. */
declare var benchFrames: number[]

/** By how much the page has shifted so far: the sum of all layout shifts. */
declare var benchShift: number
