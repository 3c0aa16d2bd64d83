/** What tests do with an agency: found it, invite people, let them join, and post for it. */
import { Check } from 'typebox/value';
import * as assert from 'uvu/assert';
import { Agency, type AgencyRole, type OwnAgencies } from '../../src/api/contract/agencies.schema.js';
import { createListing } from '../../src/api/contract/own-listings.js';
import { fullForms } from './forms.js';
import type { OwnMarket } from './own-market.js';
import { type Person, signedIn, stranger } from './people.js';
import { post } from './posting.js';

/** The market, and the agency that a test is about. */
interface Now {
  market: OwnMarket;
  owner: Person;
  agencyId: string;
}

/** Founding, inviting and joining. */
const invitationTools = (now: () => Now) => {
  const usertypeOf = async (person: Person, usertype: string): Promise<void> => {
    const { name, email, phone } = (await person.call('GET', '/api/v1/profile')).json;
    assert.is((await person.call('PUT', '/api/v1/profile', { name, email, phone, usertype })).status, 200);
  };

  const anAgency = async (name: string): Promise<[Person, string]> => {
    const person = await signedIn(now().market.server, { name });
    await usertypeOf(person, 'Agent');
    return [person, await now().market.idOf(person)];
  };

  const at = (path = '', id = now().agencyId) => `/api/v1/agencies/${id}${path}`;
  const invite = (by: Person, email: string, role: AgencyRole = 'member', headers = {}) =>
    by.call('POST', at('/invites'), { email, role }, headers);

  /** The invitation that was sent last, with the token of its link. */
  const lastInvite = async (id = now().agencyId): Promise<{ id: string; token: string }> => {
    const { invites } = (await now().owner.call('GET', at('', id))).json as unknown as Agency;
    return { id: invites[0]?.id ?? '', token: invites[0]?.link?.split('/agency-invitation#')[1] ?? '' };
  };
  const mailedToken = async (): Promise<string> => (await lastInvite()).token;

  /** Invites somebody, who signs up with that address and takes it up. */
  const joined = async (role: AgencyRole = 'member', name = 'Meera Pawar'): Promise<Person> => {
    const person = stranger(now().market.server, { name });
    assert.is((await invite(now().owner, person.email, role)).status, 200);
    const token = await mailedToken();
    const member = await signedIn(now().market.server, { name, email: person.email });
    const accepted = await member.call('POST', '/api/v1/agency-invites/accept', { token });
    assert.equal(
      [accepted.status, accepted.json],
      [200, { id: now().agencyId, name: 'Shree Estates', role }],
    );
    return member;
  };

  return { usertypeOf, anAgency, at, invite, lastInvite, mailedToken, joined };
};

/** Working for an agency. */
const workTools = (now: () => Now) => {
  const workFor = async (person: Person, agency?: string): Promise<OwnAgencies> => {
    const { status, json } = await person.call(
      'PUT',
      '/api/v1/agencies/working-for',
      agency ? { agency } : {},
    );
    assert.is(status, 200, JSON.stringify(json));
    return json as unknown as OwnAgencies;
  };

  const read = async (person: Person): Promise<Agency> => {
    const { status, json } = await person.call('GET', `/api/v1/agencies/${now().agencyId}`);
    assert.is(status, 200, JSON.stringify(json));
    assert.ok(Check(Agency, json), 'the answer fits its schema');
    return json;
  };

  const postHome = async (person: Person): Promise<{ id: string; propertyId: string }> => {
    const { status, json } = await post(person, createListing.sell, fullForms.sell);
    assert.is(status, 201, JSON.stringify(json));
    return { id: json._id, propertyId: json.propertyId };
  };

  const ownerOf = async (id: string): Promise<string> =>
    (
      await now()
        .market.server.database.sql.selectFrom('listing')
        .select('owner_id as ownerId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).ownerId;

  return { workFor, read, postHome, ownerOf };
};

/** Makes the tools; `now` answers what the test is about when they are used. */
export const agencyTools = (now: () => Now) => ({ ...invitationTools(now), ...workTools(now) });
