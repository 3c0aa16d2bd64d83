/** The static pages as the build makes them from content/: what a page is, and the loaders of pages and lists by language. */
declare module 'virtual:pages' {
  /** One element of a page's text: its tag and children, a link's address, an id, a picture's key and words, code's language. */
  export interface PageElement {
    readonly t: string;
    readonly c?: readonly PageNode[];
    readonly h?: string;
    readonly i?: string;
    readonly s?: string;
    readonly a?: string;
    readonly l?: string;
  }

  /** A text or an element. */
  export type PageNode = string | PageElement;

  /** What stands above every article and in the list of them. */
  export interface ArticleSummary {
    readonly name: string;
    readonly language: 'en' | 'hi' | 'mr';
    readonly title: string;
    readonly description: string;
    /** Day it appeared, yyyy-MM-dd. */
    readonly date: string;
    readonly topic: string;
    readonly minutes: number;
    /** Media key of its picture, and the words for who cannot see it. */
    readonly picture: string;
    readonly alt: string;
  }

  /** A page as written: fields of its head and its text; an article has more of them. */
  export interface PageContent extends Partial<ArticleSummary> {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly language: 'en' | 'hi' | 'mr';
    /** Day of the last change, yyyy-MM-dd. */
    readonly updated?: string;
    readonly body: readonly PageNode[];
  }

  type Load<T> = () => Promise<{ default: T }>;
  /** Holds the loaders of each page by its name. */
  export const pages: Readonly<Record<string, Partial<Record<'en' | 'hi' | 'mr', Load<PageContent>>>>>;
  /** Holds the loaders of the list of articles, the newest first, by the language they are in where they are written in it. */
  export const articles: Readonly<Record<'en' | 'hi' | 'mr', Load<readonly ArticleSummary[]>>>;
}
