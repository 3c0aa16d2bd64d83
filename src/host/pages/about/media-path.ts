/** The address of a drawn picture by its key, `demo/balcony/blog-1`; the other widths follow from it. */
export const mediaPath = (key: string): string => `/media/${key}-800.webp`;
