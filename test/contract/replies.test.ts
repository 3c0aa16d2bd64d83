/** Real replies fit the schemas of the contract: they come out of SQL, where no serialiser watches them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type TSchema, Type } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { places } from '../../server/places/gazetteer.js';
import { upsertPlaces } from '../../server/repositories/place.js';
import { createApiClient } from '../../src/api/client.js';
import {
  countFacets,
  getListing,
  getMarket,
  incrementVisit,
  listListings,
  suggestLocalities,
} from '../../src/api/contract/listings.js';
import type { Listing } from '../../src/api/contract/listings.schema.js';
import * as schemas from '../../src/api/contract/listings.schema.js';
import { ErrorReply, SuccessReply } from '../../src/api/contract/replies.schema.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import { cardFieldsOf } from '../../src/model/rules/listing/card.js';
import { factsOf } from '../../src/model/rules/listing/catalogue.js';
import type { ListingView } from '../../src/model/rules/listing/view-type.js';
import { listingView } from '../../src/model/rules/listing/view.js';
import {
  everywhere,
  fullCommercial,
  fullPg,
  fullPlot,
  fullRent,
  fullSale,
  media,
} from '../support/full-listings.js';
import { aCommercial, aPg, aPlot, aRent, aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/replies');
let server: TestServer;
let client: ReturnType<typeof createApiClient>;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await upsertPlaces(server.database.sql, places);
  await server.services.writer.saveListings([
    aSale(),
    aSale({ ...everywhere, ...fullSale }, media),
    aRent(),
    aRent({ ...everywhere, ...fullRent }, media),
    aPlot(),
    aPlot({ ...everywhere, ...fullPlot }, media),
    aPg(),
    aPg({ ...everywhere, ...fullPg }, media),
    aCommercial(),
    aCommercial({ ...everywhere, ...fullCommercial }, media),
  ]);
  client = createApiClient({ baseUrl: await server.listen(), credentials: false });
});
test.after(() => server.close());

const fits = (schema: TSchema, reply: unknown): void => {
  const [first] = Check(schema, reply) ? [] : Errors(schema, reply);
  assert.is(first, undefined, `${JSON.stringify(first)} in ${JSON.stringify(reply).slice(0, 400)}`);
};

const schemaOf = {
  sell: schemas.SaleListing,
  rent: schemas.RentListing,
  plot: schemas.PlotListing,
  pg: schemas.PgListing,
  commercial: schemas.CommercialListing,
};

for (const kind of listingKinds) {
  test(`a search of ${kind} and each listing in it fit their schema`, async () => {
    const { reply, headers } = await client.send(listListings, { params: { kind }, query: { page: 1 } });
    assert.is(reply.length, 2);
    assert.is(headers.get('x-total-count'), '2');
    fits(Type.Array(schemaOf[kind]), reply);
    for (const { _id } of reply) {
      const one = await client.call(getListing, { params: { kind, id: _id } });
      fits(schemaOf[kind], one);
    }
  });

  test(`cards of ${kind} say what their listings say, only less of it`, async () => {
    const { reply: whole } = await client.send(listListings, { params: { kind }, query: { page: 1 } });
    const query = { page: 1, fields: 'card' } as const;
    const { reply: cards } = await client.send(listListings, { params: { kind }, query });
    fits(Type.Array(Type.Object(schemas.ListingCard.properties, { additionalProperties: false })), cards);
    assert.equal(
      cards.map(({ _id }) => _id),
      whole.map(({ _id }) => _id),
    );
    const shown = new Set(cardFieldsOf(kind).map((name) => factsOf(name).view ?? name));
    for (const [at, card] of cards.entries()) {
      const [brief, full] = [listingView(kind, card), listingView(kind, whole[at] as Listing)];
      for (const name of [...shown, 'id', 'propertyId', 'ownerId', 'video', 'updatedAt', 'imageCount'])
        assert.equal(brief[name as keyof ListingView], full[name as keyof ListingView], `${kind} ${name}`);
      assert.equal(brief.images, full.images.slice(0, 1));
      assert.equal(brief.imageColours, full.imageColours.slice(0, 1));
    }
    assert.ok(JSON.stringify(cards).length < JSON.stringify(whole).length * 0.7, kind);
  });

  test(`the pictures of ${kind} are those of the whole listing, and nothing else is answered`, async () => {
    const { reply: whole } = await client.send(listListings, { params: { kind }, query: { page: 1 } });
    const query = { page: 1, fields: 'images' } as const;
    const { reply } = await client.send(listListings, { params: { kind }, query });
    assert.equal(
      reply.map((each) => ({ ...each })),
      whole.map(({ _id, images, imageColours }) => ({ _id, images, ...(imageColours && { imageColours }) })),
    );
  });

  test(`the facets of ${kind} fit their schema and count both`, async () => {
    const reply = await client.call(countFacets, { params: { kind }, query: {} });
    fits(schemas.Facets, reply);
    assert.is(reply.total, 2);
  });
}

test('suggestions, the market and a counted visit fit their schemas', async () => {
  const suggestions = await client.call(suggestLocalities, { query: { q: 'baner', limit: 5 } });
  assert.is(suggestions[0]?.name, 'Baner');
  fits(Type.Array(schemas.LocalitySuggestion), suggestions);
  const market = await client.call(getMarket, {});
  assert.is(market.total, 10);
  fits(schemas.Market, market);
  const [listing] = await client.call(listListings, { params: { kind: 'pg' }, query: {} });
  const params = { type: 'pg', propertyId: listing?._id ?? '' };
  fits(SuccessReply, await client.call(incrementVisit, { params }));
});

test('every error fits the schema of errors', async () => {
  for (const path of [
    '/api/v3/properties/sell?page=x',
    '/api/v3/properties/sell?fields=all',
    '/api/v3/properties/boat',
    '/api/v3/property/sell/none',
    '/api/none',
    '/media/none.webp',
  ]) {
    const reply = await server.get(path);
    assert.ok(reply.status >= 400, path);
    fits(ErrorReply, reply.json);
  }
});

test.run();
