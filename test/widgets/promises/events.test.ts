/** Every event of the reference is sent with what its row names, reaches the page, and where it says so can be prevented. */
import './shown.js';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';
import { becomes } from './acts.js';
import { type EventProof, eventProofs } from './event-proofs.js';
import { openMarket, show } from './shown.js';

interface Documented {
  tag: string;
  events: { name: string; description: string }[];
}
const { readElements } = await script<{ readElements: (root: string) => Documented[] }>(
  'package/elements.mjs',
);
const elements = readElements(fileURLToPath(new URL('../../..', import.meta.url)));

const test = suite('widgets/promises/events');
let close: () => void;
/** Addresses the page was left for, by a link or by script. */
let left: string[] = [];
/** Each time in a group of its own: what was done in one is not seen in the next. */
let shows = 0;

const follow = (event: Event): void => {
  const link = event
    .composedPath()
    .find((each) => each instanceof HTMLAnchorElement && each.hasAttribute('href'));
  if (!event.defaultPrevented && link) left.push((link as HTMLAnchorElement).href);
  // Nothing leaves the test's page.
  if (link) event.preventDefault();
};

test.before(async () => {
  close = await openMarket();
  addEventListener('click', follow);
  const { origin, search, protocol, href } = location;
  const assign = (address: string) => left.push(address);
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    value: { origin, search, protocol, href, assign },
  });
});
test.after(() => {
  removeEventListener('click', follow);
  close();
});

interface Heard {
  events: CustomEvent[];
  hasGoneOn: boolean;
}

const hear = async (tag: string, name: string, proof: EventProof, isPrevented: boolean): Promise<Heard> => {
  left = [];
  const events: CustomEvent[] = [];
  const listen = (event: Event): void => {
    events.push(event as CustomEvent);
    if (isPrevented) event.preventDefault();
  };
  document.addEventListener(name, listen);
  const shown = await show(tag, { group: `group-${String((shows += 1))}`, ...proof.values }, {}, proof.host);
  await proof.act(shown);
  await becomes(() => events.length > 0);
  const hasGoneOn = (await proof.otherwise?.(shown, left)) ?? false;
  await shown.close();
  document.removeEventListener(name, listen);
  return { events: events.filter(({ target }) => target === shown.element), hasGoneOn };
};

const fieldsOf = (description: string): string[] =>
  (/`\{ ([\w, ]+) \}`/.exec(description)?.[1] ?? '').split(', ').filter(Boolean).sort();

for (const { tag, events } of elements)
  for (const { name, description } of events)
    test(`${tag}: ${name}`, async () => {
      const proof = eventProofs[tag]?.[name];
      if (!proof) throw new Error('nothing proves this row of docs/widgets.md');
      const says = /Cancelable[.;]( else)?/.exec(description);
      assert.is(
        Boolean(says?.[1]),
        proof.otherwise !== undefined,
        'what the row says happens else is proven',
      );

      const free = await hear(tag, name, proof, false);
      const [event] = free.events;
      assert.ok(event, 'it was not sent');
      assert.ok(event.bubbles && event.composed);
      const detail = (event.detail ?? {}) as object;
      assert.equal(Object.keys(detail).sort(), fieldsOf(description));
      assert.not.match(
        JSON.stringify(detail),
        /"(phone|email|contact|ownername)"|[^\d]\d{10}[^\d]|\S+@\S+\.\S+/i,
      );
      assert.is(free.hasGoneOn, proof.otherwise !== undefined, 'the widget goes on by itself');
      if (!says) return;
      const prevented = await hear(tag, name, proof, true);
      assert.ok(
        prevented.events.length > 0 && prevented.events.every(({ defaultPrevented }) => defaultPrevented),
      );
      assert.not.ok(prevented.hasGoneOn, 'it was prevented and happened all the same');
    });

test.run();
