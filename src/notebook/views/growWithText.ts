/** A field that is as high as its text. */
type Growing = {
  /** Has to be called when its text was replaced by a script. */
  fit: () => void
  stop: () => void
}

const nothingToDo: Growing = { fit: () => undefined, stop: () => undefined }

/** Keeps a field as high as its text where the browser does not do it by itself (`field-sizing`). */
export function growWithText(field: HTMLTextAreaElement): Growing {
  if (CSS.supports('field-sizing', 'content')) return nothingToDo
  let width = 0
  const fit = () => {
    const around = field.parentElement
    // Whatever scrolls would jump if all around the field shrank while it is measured.
    if (around) around.style.minHeight = `${around.offsetHeight}px`
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`
    if (around) around.style.minHeight = ''
  }
  const fitIfWidthChanged = () => {
    if (field.clientWidth === width) return
    width = field.clientWidth
    fit()
  }
  // Not at once: a size that changes while sizes are reported is an error of its own.
  const watching = new ResizeObserver(() => requestAnimationFrame(fitIfWidthChanged))
  field.style.overflowY = 'hidden'
  field.addEventListener('input', fit)
  watching.observe(field)
  return {
    fit,
    stop: () => {
      field.removeEventListener('input', fit)
      watching.disconnect()
    },
  }
}
