/** What measureVisit.ts gives to the page that typableProbe.js runs in. */

/** Types a text into the focused field, by the browser and not by a script. */
declare function benchInsertText(text: string): Promise<void>

/** Ends the measurement with its result, in milliseconds since the visit began. */
declare function benchReportTypable(time: number): Promise<void>
