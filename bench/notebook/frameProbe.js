// Runs in the measured page, before the page's own scripts.

globalThis.benchFrames = []

/** @param {number} time */
function recordFrame(time) {
  benchFrames.push(time)
  requestAnimationFrame(recordFrame)
}

requestAnimationFrame(recordFrame)
