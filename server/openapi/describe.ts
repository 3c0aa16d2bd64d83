/** Joins a call of the contract with its schemas; the compiler refuses one that says another thing than the call's types. */
import type { Static, TSchema } from 'typebox';
import type { Endpoint, EndpointTypes } from '../../src/api/contract/endpoint.js';

/** A call with its schemas; parameters of the path are read from its template. */
export interface DescribedCall {
  readonly endpoint: Endpoint;
  /** Whether our own site asks for a session. */
  readonly isSignedIn: boolean;
  readonly reply: TSchema;
  readonly query?: TSchema;
  /** JSON. */
  readonly body?: TSchema;
  /** Parts of a multipart form. */
  readonly form?: TSchema;
  /** Of a good answer; 200 when not set. */
  readonly status?: 201;
  /** Of a good answer; JSON when not set. */
  readonly type?: string;
  /** Whether a repeated Idempotency-Key answers as the first call did. */
  readonly isIdempotent?: true;
}

type Details = Omit<DescribedCall, 'endpoint' | 'isSignedIn'>;

/** The schemas that a call must have. */
type Parts<T extends EndpointTypes> = { reply: TSchema } & (T extends { query: object }
  ? { query: TSchema }
  : { query?: never }) &
  (T extends { body: FormData }
    ? { form: TSchema; body?: never }
    : T extends { body: object }
      ? { body: TSchema; form?: never }
      : { body?: never; form?: never });

type IsSame<Schema extends TSchema, Wanted> = [Static<Schema>, Wanted] extends [Wanted, Static<Schema>]
  ? true
  : false;

/** The schemas that say another thing than the types of the call. */
type Wrong<T extends EndpointTypes, D extends Details> = {
  [Part in 'reply' | 'query' | 'body' as D[Part] extends TSchema
    ? IsSame<D[Part], T[Part & keyof T]> extends true
      ? never
      : Part
    : never]: { schema: D[Part] extends TSchema ? Static<D[Part]> : never; contract: T[Part & keyof T] };
};

/** Describes calls for which somebody must be signed in, or need not be. */
export const describe =
  (isSignedIn: boolean) =>
  <T extends EndpointTypes, const D extends Details & Parts<T>>(
    endpoint: Endpoint<T>,
    details: D & (keyof Wrong<T, D> extends never ? unknown : Wrong<T, D>),
  ): DescribedCall => ({ endpoint, isSignedIn, ...(details as Details) });
