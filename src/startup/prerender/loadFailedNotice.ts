/** A notice over the page that its code couldn't be loaded, with a button that reloads it. */
export type CodeMissingNotice = {
  isShown: () => boolean
  show: () => void
  hide: () => void
}

export function codeMissingNotice(
  template: HTMLTemplateElement,
  reload: () => void,
): CodeMissingNotice {
  let notice: Element | null = null
  return {
    isShown: () => notice !== null,
    show: () => {
      if (notice) return
      document.body.append(template.content.cloneNode(true))
      notice = document.body.lastElementChild
      notice?.querySelector('button')?.addEventListener('click', reload)
    },
    hide: () => {
      notice?.remove()
      notice = null
    },
  }
}
