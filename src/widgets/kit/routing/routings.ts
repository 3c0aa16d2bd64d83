/** Where a widget may keep its state in the address of the page. */
export const routings = ['none', 'url', 'hash'] as const;
