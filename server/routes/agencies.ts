/** Agencies over HTTP: their people, invitations, and for whom a session works. */
import type { FastifyRequest } from 'fastify';
import {
  acceptAgencyInvite,
  getAgency,
  inviteToAgency,
  listAgencies,
  openAgencyInvite,
  removeFromAgency,
  revokeAgencyInvite,
  setAgencyRole,
  workFor,
} from '../../src/api/contract/agencies.js';
import {
  Agency,
  AgencyInvitePath,
  AgencyOfPerson,
  AgencyPath,
  AgencyPersonPath,
  InviteToken,
  NewAgencyInvite,
  OpenedInvite,
  OwnAgencies,
  RoleBody,
  WorkingFor,
} from '../../src/api/contract/agencies.schema.js';
import { SuccessReply } from '../../src/api/contract/replies.schema.js';
import { languageChosen } from '../http/page-preferences.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { Agencies } from '../services/agencies.js';
import type { RateLimits } from '../services/rate-limits.js';
import type { SignIn } from '../services/sign-in.js';
import type { TypedApp } from './typed-app.js';

/** What the routes work with. */
export interface AgencyRoutes {
  auth: SessionAuth;
  limits: RateLimits;
  signIn: SignIn;
  agencies: Agencies;
}

const success = { 200: SuccessReply };

const registerChoice = (app: TypedApp, { auth, agencies }: AgencyRoutes): void => {
  app.route({
    method: listAgencies.method,
    url: listAgencies.path,
    schema: { response: { 200: OwnAgencies } },
    handler: async (request, reply) => agencies.list(await auth.requireUser(request, reply)),
  });

  app.route({
    method: workFor.method,
    url: workFor.path,
    schema: { body: WorkingFor, response: { 200: OwnAgencies } },
    handler: async (request, reply) =>
      agencies.workFor(await auth.requireUser(request, reply), request.body.agency),
  });

  app.route({
    method: getAgency.method,
    url: getAgency.path,
    schema: { params: AgencyPath, response: { 200: Agency } },
    handler: async (request, reply) =>
      agencies.read((await auth.requireUser(request, reply)).userId, request.params.id),
  });
};

const registerInvitations = (app: TypedApp, { auth, limits, agencies }: AgencyRoutes): void => {
  const look = (request: FastifyRequest): Promise<void> =>
    limits.take('open-invite', { address: request.ip });

  app.route({
    method: openAgencyInvite.method,
    url: openAgencyInvite.path,
    schema: { body: InviteToken, response: { 200: OpenedInvite } },
    handler: async (request) => {
      await look(request);
      return agencies.open(request.body.token);
    },
  });

  app.route({
    method: acceptAgencyInvite.method,
    url: acceptAgencyInvite.path,
    schema: { body: InviteToken, response: { 200: AgencyOfPerson } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await look(request);
      return agencies.accept(userId, request.body.token);
    },
  });
};

/** Registers the calls. */
export const registerAgencies = (app: TypedApp, parts: AgencyRoutes): void => {
  const { auth, limits, signIn, agencies } = parts;
  registerChoice(app, parts);
  registerInvitations(app, parts);

  app.route({
    method: inviteToAgency.method,
    url: inviteToAgency.path,
    schema: { params: AgencyPath, body: NewAgencyInvite, response: { 200: Agency } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      // Whoever is let in here stays in when a stolen session ends.
      await signIn.confirmRecent(who, undefined);
      await limits.take('invite', { account: who.userId });
      return agencies.invite(
        who.userId,
        request.params.id,
        request.body,
        languageChosen(request.headers.cookie) ?? 'en',
      );
    },
  });

  app.route({
    method: revokeAgencyInvite.method,
    url: revokeAgencyInvite.path,
    schema: { params: AgencyInvitePath, response: success },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await agencies.revoke(userId, request.params.id, request.params.invite);
      return { success: true };
    },
  });

  app.route({
    method: setAgencyRole.method,
    url: setAgencyRole.path,
    schema: { params: AgencyPersonPath, body: RoleBody, response: { 200: Agency } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await signIn.confirmRecent(who, undefined);
      const { id, person } = request.params;
      return agencies.setRole(who.userId, id, person, request.body.role);
    },
  });

  app.route({
    method: removeFromAgency.method,
    url: removeFromAgency.path,
    schema: { params: AgencyPersonPath, response: success },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await agencies.remove(userId, request.params.id, request.params.person);
      return { success: true };
    },
  });
};
