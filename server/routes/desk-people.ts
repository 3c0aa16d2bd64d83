/** What operators do about people, partner keys and places, over HTTP. */
import { Type } from 'typebox';
import {
  confirmDeskPlace,
  decidePerson,
  findDeskPeople,
  listDeskKeys,
  listDeskPlaces,
  revokeDeskKey,
} from '../../src/api/contract/desk.js';
import {
  DeskKeys,
  DeskPeople,
  DeskPlaces,
  KeyDecision,
  PeopleQuery,
  PersonDecision,
  PlaceDecision,
} from '../../src/api/contract/desk.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { OperatorsDesk } from '../services/desk-people.js';
import type { TypedApp } from './typed-app.js';

const done = { message: 'Done.' };

interface Parts {
  auth: SessionAuth;
  desk: OperatorsDesk;
}

const registerPeople = (app: TypedApp, { auth, desk }: Parts): void => {
  app.route({
    method: findDeskPeople.method,
    url: findDeskPeople.path,
    schema: { querystring: PeopleQuery, response: { 200: DeskPeople } },
    handler: async (request, reply) =>
      desk.people(await auth.requireUser(request, reply), request.query.search ?? ''),
  });

  app.route({
    method: decidePerson.method,
    url: decidePerson.path,
    schema: {
      params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
      body: PersonDecision,
      response: { 200: MessageReply },
    },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await desk.decidePerson(who, request.params.id, request.body);
      return done;
    },
  });
};

/** Registers the calls. */
export const registerDeskPeople = (app: TypedApp, parts: Parts): void => {
  const { auth, desk } = parts;
  registerPeople(app, parts);

  app.route({
    method: listDeskKeys.method,
    url: listDeskKeys.path,
    schema: { response: { 200: DeskKeys } },
    handler: async (request, reply) => desk.keys(await auth.requireUser(request, reply)),
  });

  app.route({
    method: revokeDeskKey.method,
    url: revokeDeskKey.path,
    schema: {
      params: Type.Object({ key: Type.String({ maxLength: 64 }) }),
      body: KeyDecision,
      response: { 200: MessageReply },
    },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await desk.revokeKey(who, request.params.key, request.body.reason);
      return done;
    },
  });

  app.route({
    method: listDeskPlaces.method,
    url: listDeskPlaces.path,
    schema: { response: { 200: DeskPlaces } },
    handler: async (request, reply) => desk.places(await auth.requireUser(request, reply)),
  });

  app.route({
    method: confirmDeskPlace.method,
    url: confirmDeskPlace.path,
    schema: { body: PlaceDecision, response: { 200: MessageReply } },
    handler: async (request, reply) => {
      await desk.confirmPlace(await auth.requireUser(request, reply), request.body);
      return done;
    },
  });
};
