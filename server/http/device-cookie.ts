/** The browser's own name: given when an account is made or entered in it, so that it is known from then on. */
import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf } from '../services/digest.js';
import { deviceLife } from '../services/sessions.js';

/** Names of browsers; made by createDeviceCookie. */
export interface DeviceCookie {
  /** Returns the digest of the browser's own name, which it keeps once it has made an account or signed in. */
  deviceOf(request: FastifyRequest): string;
  /** Names a browser that has no name yet. */
  keepDevice(request: FastifyRequest, reply: FastifyReply): void;
}

const form = /^[\w-]{43}$/;

/** Makes the cookie by its name. */
export const createDeviceCookie = (name: string, options: CookieSerializeOptions): DeviceCookie => {
  const kept = (request: FastifyRequest): string | undefined => {
    const given = request.cookies[name];
    return given !== undefined && form.test(given) ? given : undefined;
  };
  const fresh = new WeakMap<FastifyRequest, string>();
  /** One name for all that happens in a request. */
  const make = (request: FastifyRequest): string => {
    const made = fresh.get(request) ?? randomBytes(32).toString('base64url');
    fresh.set(request, made);
    return made;
  };
  return {
    deviceOf: (request) => digestOf(`device ${kept(request) ?? make(request)}`),
    keepDevice(request, reply) {
      if (kept(request) !== undefined) return;
      void reply.setCookie(name, make(request), { ...options, maxAge: deviceLife / 1000 });
    },
  };
};
