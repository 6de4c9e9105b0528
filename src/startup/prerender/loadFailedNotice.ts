/** A notice over the page that its code couldn't be loaded, with a button that reloads it. */
export type LoadFailedNotice = {
  isShown: () => boolean
  show: () => void
  hide: () => void
}

export function loadFailedNotice(
  template: HTMLTemplateElement,
  reload: () => void,
): LoadFailedNotice {
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
