// Runs in the measured page, before its own scripts.

globalThis.benchShift = 0

// Includes shifts after input, because these visits type.
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if ('value' in entry && typeof entry.value === 'number') globalThis.benchShift += entry.value
  }
}).observe({ type: 'layout-shift', buffered: true })
