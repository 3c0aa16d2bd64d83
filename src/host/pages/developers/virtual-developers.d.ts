/** The developer site as the build makes it from the documents, the element files and the examples. */
declare module 'virtual:page-developers' {
  import type { PageContent } from 'virtual:pages';

  /** What the list of pages says of one. */
  interface DeveloperPage {
    readonly name: string;
    readonly title: string;
    readonly description: string;
  }
  /** Lists the parts of the site with their pages. */
  export const parts: readonly { readonly title: string; readonly pages: readonly DeveloperPage[] }[];
  /** Holds the loader of each page by its name. */
  export const developerPages: Readonly<Record<string, () => Promise<{ default: PageContent }>>>;
}

declare module 'virtual:page-developers/all' {
  import type { PageContent } from 'virtual:pages';

  const pages: readonly PageContent[];
  export default pages;
}

declare module 'virtual:page-developers/search' {
  /** A part of a page; `id` is '' above its first heading. */
  export interface IndexedPart {
    readonly name: string;
    readonly title: string;
    readonly id: string;
    readonly heading: string;
    readonly text: string;
  }
  const index: readonly IndexedPart[];
  export default index;
}

declare module 'virtual:page-developers/workbench' {
  interface Described {
    readonly name: string;
    readonly description: string;
  }
  /** An attribute: an enum has its values. */
  export interface ElementAttribute extends Described {
    readonly type: 'string' | 'boolean' | 'enum';
    readonly values?: readonly string[];
  }
  /** A widget as its element file describes it. */
  export interface WidgetElement {
    readonly tag: string;
    readonly attributes: readonly ElementAttribute[];
    readonly properties: readonly Described[];
    readonly events: readonly Described[];
    readonly parts: readonly Described[];
  }
  /** A custom property, with what holds without it. */
  interface Token extends Described {
    readonly default: string;
  }
  const workbench: { readonly elements: readonly WidgetElement[]; readonly tokens: readonly Token[] };
  export default workbench;
}
