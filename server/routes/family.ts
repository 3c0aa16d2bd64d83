/** Family lists over HTTP: links and what devices keep travel in bodies, never in addresses. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  createFamilyLink,
  endFamilyList,
  getFamilyLink,
  giveOpinion,
  joinFamilyList,
  leaveFamilyList,
  openFamilyList,
  removeFamilyMember,
} from '../../src/api/contract/family.js';
import {
  FamilyHome,
  FamilyJoined,
  FamilyLink,
  FamilyList,
  JoinBody,
  MemberBody,
  OpenBody,
  OpinionBody,
} from '../../src/api/contract/family.schema.js';
import { SuccessReply } from '../../src/api/contract/replies.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { Family } from '../services/family.js';
import type { RateLimits } from '../services/rate-limits.js';
import type { TypedApp } from './typed-app.js';

/** What the routes of family lists work with. */
export interface FamilyParts {
  auth: SessionAuth;
  limits: RateLimits;
  family: Family;
}

const PersonPath = Type.Object({ id: Type.String({ maxLength: 64 }) });

const registerOwn = (app: TypedApp, { auth, limits, family }: FamilyParts): void => {
  const ownerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const { userId } = await auth.requireUser(request, reply);
    if (request.method !== 'GET') await limits.take('save', { account: userId });
    return userId;
  };

  app.route({
    method: getFamilyLink.method,
    url: getFamilyLink.path,
    schema: { response: { 200: FamilyLink } },
    handler: async (request, reply) => family.linkOf(await ownerOf(request, reply)),
  });

  app.route({
    method: createFamilyLink.method,
    url: createFamilyLink.path,
    schema: { response: { 200: FamilyLink } },
    handler: async (request, reply) => family.share(await ownerOf(request, reply)),
  });

  app.route({
    method: endFamilyList.method,
    url: endFamilyList.path,
    schema: { response: { 200: SuccessReply } },
    handler: async (request, reply) => {
      await family.end(await ownerOf(request, reply));
      return { success: true };
    },
  });

  app.route({
    method: removeFamilyMember.method,
    url: removeFamilyMember.path,
    schema: { params: PersonPath, response: { 200: SuccessReply } },
    handler: async (request, reply) => {
      await family.remove(await ownerOf(request, reply), request.params.id);
      return { success: true };
    },
  });
};

/** Registers the calls. */
export const registerFamily = (app: TypedApp, parts: FamilyParts): void => {
  const { auth, limits, family } = parts;
  const readerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
    await limits.take('family', { address: request.ip });
    return (await auth.currentUser(request, reply))?.userId;
  };

  registerOwn(app, parts);

  app.route({
    method: openFamilyList.method,
    url: openFamilyList.path,
    schema: { body: OpenBody, response: { 200: FamilyList } },
    handler: async (request, reply) => family.open(request.body, await readerOf(request, reply)),
  });

  app.route({
    method: joinFamilyList.method,
    url: joinFamilyList.path,
    schema: { body: JoinBody, response: { 200: FamilyJoined } },
    handler: async (request, reply) => family.join(request.body, await readerOf(request, reply)),
  });

  app.route({
    method: giveOpinion.method,
    url: giveOpinion.path,
    schema: { body: OpinionBody, response: { 200: FamilyHome } },
    handler: async (request, reply) => family.opine(request.body, await readerOf(request, reply)),
  });

  app.route({
    method: leaveFamilyList.method,
    url: leaveFamilyList.path,
    schema: { body: MemberBody, response: { 200: SuccessReply } },
    handler: async (request, reply) => {
      await readerOf(request, reply);
      await family.leave(request.body);
      return { success: true };
    },
  });
};
