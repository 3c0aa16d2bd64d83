/** An endpoint of the wire: method, path template and, as types only, what goes in and what comes back. */

/** HTTP methods the specifications use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call takes and answers; every key but `reply` is optional. */
export interface EndpointTypes {
  params?: object;
  query?: object;
  body?: object;
  reply: unknown;
}

/** The coarse shape of a reply: an array or an object. */
export type ReplyShape = 'list' | 'object';

/**
 * Who may make a call from a partner's page, under the partner's key: anybody; a person who signed in there; the page, to
 * get or renew its pass (`ticket`); nobody, since the call is for our own site.
 */
export type PartnerAccess = 'anyone' | 'person' | 'ticket' | 'never';

/**
 * What a call is for: reaching owners, posting a listing, or managing one's own, which contains posting. A key needs a
 * widget of that use to make it, and a person's pass on a partner's page must carry it (docs/decisions/0105).
 */
export type PartnerUse = 'reaching' | 'posting' | 'managing';

/** What is said of a call beside its method and path. */
export interface EndpointOptions {
  /** Whoever adds a call decides this; without it the server refuses the call on partners' pages. */
  readonly partner: PartnerAccess;
  readonly for?: PartnerUse;
  /** An object by default. */
  readonly shape?: ReplyShape;
}

/** One call of the contract. The types ride along and cost nothing at run time. */
export interface Endpoint<T extends EndpointTypes = EndpointTypes> {
  readonly method: Method;
  /** Path template with `:name` parameters, as Fastify and our client both read it. */
  readonly path: string;
  readonly partner: PartnerAccess;
  readonly for?: PartnerUse;
  /** What a good answer is at the least; the client refuses anything else. */
  readonly shape: ReplyShape;
  /** Never set: carries the types. */
  readonly types?: T;
}

/** What a caller passes for an endpoint: its params, query and body. */
export type EndpointInput<T extends EndpointTypes> = Pick<T, Extract<keyof T, 'params' | 'query' | 'body'>>;

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Fills the parameters of a path template. */
export const fillPath = (path: string, params: object = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Values)[name])));

/** Writes a query string with its "?"; empty values never travel (S-300). */
export const queryOf = (query: object = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Values)) {
    if (value !== undefined && value !== null && value !== '' && value !== false)
      search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
};

/** Writes the address of a call behind its base. */
export const addressOf = <T extends EndpointTypes>(
  { path }: Endpoint<T>,
  { params, query }: { params?: object; query?: object },
): string => fillPath(path, params) + queryOf(query);

/** Declares an endpoint. A file takes those along that it calls. */
// @__NO_SIDE_EFFECTS__
export const endpoint = <T extends EndpointTypes>(
  method: Method,
  path: string,
  options: EndpointOptions,
): Endpoint<T> => ({ method, path, shape: 'object', ...options });
