// Runs in the measured page, before the page's own scripts.

globalThis.benchFrames = []

/** @param {number} time */
function note(time) {
  benchFrames.push(time)
  requestAnimationFrame(note)
}

requestAnimationFrame(note)
