/** The part of a page's address that belongs to a widget; what else stands there is left as it is, letter by letter. */

/** Where in the address the part stands. */
export type Routing = 'url' | 'hash';

/** A widget's part of the address of the page. */
export interface AddressPart {
  /** Reads the part as a query string, without the prefix of its names. */
  read: () => string;
  /** Returns the address of the page with another part. */
  withPart: (query: string) => string;
}

const nameOf = (piece: string): string => {
  const [name = ''] = piece.split('=');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Makes the part; `isOwn` tells a widget's names, without the prefix, from those of other widgets. */
export const addressPart = (
  routing: Routing,
  prefix: string,
  isOwn: (name: string) => boolean,
): AddressPart => {
  const pieces = (): string[] =>
    (routing === 'hash' ? location.hash : location.search).slice(1).split('&').filter(Boolean);
  const isMine = (piece: string): boolean => {
    const name = nameOf(piece);
    return name.startsWith(prefix) && isOwn(name.slice(prefix.length));
  };
  return {
    read: () =>
      pieces()
        .filter(isMine)
        .map((piece) => {
          const value = piece.includes('=') ? piece.slice(piece.indexOf('=')) : '';
          return encodeURIComponent(nameOf(piece).slice(prefix.length)) + value;
        })
        .join('&'),
    withPart: (query) => {
      const own = query.split('&').filter(Boolean);
      const all = [
        ...pieces().filter((piece) => !isMine(piece)),
        ...own.map((piece) => encodeURIComponent(prefix) + piece),
      ].join('&');
      const { pathname, search, hash } = location;
      return routing === 'hash'
        ? `${pathname}${search}${all && `#${all}`}`
        : `${pathname}${all && `?${all}`}${hash}`;
    },
  };
};
