/** Whether this browser tells a frame what the page around it has laid over it (IntersectionObserver, version 2). */
export const seesCover =
  typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype;
