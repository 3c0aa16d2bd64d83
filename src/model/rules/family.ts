/** The rules of a family list, and the address of its page. */

/** Most people of a list, the person whose list it is among them. */
export const mostPeople = 5;

/** Most characters of a remark. */
export const mostRemark = 300;

/** The path of the page; the link follows behind `#`, which no server sees. */
export const familyPath = '/family';

/** Writes the address of a list below a site. */
export const familyAddress = (site: string, link: string): string => `${site}${familyPath}#${link}`;

/** Reads the link from behind the `#`; undefined for anything else. */
export const readFamilyHash = (hash: string): string | undefined => /^#?([\w-]{22})$/.exec(hash)?.[1];

/** Tells whether a text is one first name: a word of letters. */
export const isFirstName = (text: string): boolean => /^[\p{L}\p{M}][\p{L}\p{M}'’.-]{0,29}$/u.test(text);
