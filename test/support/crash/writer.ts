/** Somebody who writes to a server without a pause, keeps what was acknowledged, and repeats what was not. */
import { createListing, updateListing } from '../../../src/api/contract/own-listings.js';
import { csv, heading } from '../bulk.js';
import { fullForms, type Part, type SentFile, withTexts } from '../forms.js';
import { registration } from '../people.js';
import { CrashClient, UnansweredError } from './crash-client.js';

/** What a listing must be like; `tried` is the edit that was sent last, `edit` the one acknowledged last. */
interface Expected {
  id: string;
  edit: number;
  tried: number;
  photos: number;
  refreshedAt?: string;
}

interface StoredSale {
  _id: string;
  society: string;
  price: number;
  description?: string;
  images: string[];
  lastVisitTime: string;
}

/** Coins of a new account, and of a contact from the search page. */
const [welcome, price] = [10, 2];
const basePrice = 5_000_000;
let made = 0;
const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** A writer; `serverUrl` answers where the server is now, `photo` is what is posted. */
export class Writer {
  readonly #number = ++made;
  readonly #person = {
    name: 'Kavya Rao',
    email: `kavya${this.#number}@example.com`,
    phone: String(9_000_000_000 + this.#number),
    password: 'lotus-pond-7',
  };
  readonly #sales = new Map<string, Expected>();
  readonly #imported = new Set<string>();
  readonly #contacts = new Set<string>();
  readonly #client: CrashClient;
  /** What was sent and not yet acknowledged. */
  #pending: (() => Promise<void>) | undefined = () => this.#register();
  #turn = 0;
  userId = '';
  acknowledged = 0;
  repeated = 0;

  constructor(
    serverUrl: () => string,
    readonly photo: SentFile,
    readonly others: readonly Writer[],
  ) {
    this.#client = new CrashClient(serverUrl);
  }

  /** Whether it has a listing for sure, so that others may reach it. */
  get isOwner(): boolean {
    return this.#sales.size > 0;
  }

  /** Writes until it is not answered any more, or the signal comes. */
  async work(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      try {
        await this.step();
      } catch (thrown) {
        if (thrown instanceof UnansweredError) return;
        throw thrown;
      }
    }
  }

  /** Does one thing; what was not answered is done first, in the same words. */
  async step(): Promise<void> {
    if (this.#pending) this.repeated += this.acknowledged > 0 ? 1 : 0;
    else this.#pending = this.#next();
    await this.#pending();
    this.#pending = undefined;
    this.acknowledged++;
  }

  /** Repeats what is open, so that afterwards everything is acknowledged. */
  async finish(): Promise<void> {
    if (this.#pending) await this.step();
  }

  /** Sends photos ahead, all at once; answers the addresses of those that were acknowledged. */
  async uploadMany(count: number): Promise<string[]> {
    const sent = await Promise.allSettled(Array.from({ length: count }, () => this.#upload()));
    return sent.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  }

  /** Posts a sale with photos that were sent ahead. */
  post(addresses: readonly string[]): Promise<void> {
    return this.#post(`Sale ${this.#number}-${++this.#turn}`, addresses);
  }

  async #register(): Promise<void> {
    const { email, password } = this.#person;
    const { status, json } = await this.#client.sendJson('/api/v1/register', registration(this.#person));
    // A repeated one may have been done the first time.
    if (status !== 201 && json.code !== 'conflict') throw new Error(`register: ${JSON.stringify(json)}`);
    const entered = await this.#client.sendJson('/api/v1/signin', {
      email,
      password,
      usertype: 'Buyer/Owner',
    });
    if (!entered.cookie) throw new Error(`signin: ${JSON.stringify(entered.json)}`);
    this.#client.cookie = entered.cookie;
    this.userId = String((await this.#client.ask('GET', '/api/v1/profile')).json._id);
  }

  /** Chooses what to do next. */
  #next(): () => Promise<void> {
    const turn = ++this.#turn;
    const sale = pick([...this.#sales.values()]);
    const idle = [...this.#sales.values()].find(({ refreshedAt }) => refreshedAt === undefined);
    const owner = pick(
      this.others.filter(
        ({ userId, isOwner }) => isOwner && userId !== this.userId && !this.#contacts.has(userId),
      ),
    );
    // What is chosen is settled here, so that its repetition says the same.
    const choices = [
      ...(this.#sales.size < 8 || !sale ? [() => this.#posting(`Sale ${this.#number}-${turn}`)] : []),
      ...(sale ? [() => this.#editing(sale)] : []),
      ...(idle ? [() => () => this.#refresh(idle)] : []),
      ...(owner && (this.#contacts.size + 1) * price <= welcome
        ? [() => () => this.#contact(owner.userId)]
        : []),
      ...(this.#imported.size < 25 ? [() => () => this.#import(turn)] : []),
    ];
    return (pick(choices) as () => () => Promise<void>)();
  }

  async #upload(): Promise<string> {
    return String((await this.#client.send('POST', '/api/v4/uploads', [['file', this.photo]])).json.url);
  }

  /** One photo is sent ahead and one with the form. */
  #posting(society: string): () => Promise<void> {
    let ahead: string | undefined;
    return async () => {
      ahead ??= await this.#upload();
      await this.#post(society, [ahead], [['images', this.photo]]);
    };
  }

  async #post(society: string, addresses: readonly string[], files: readonly Part[] = []): Promise<void> {
    const parts: Part[] = [
      ...this.#form(society, 0),
      ...addresses.map((address): Part => ['images', address]),
      ...files,
    ];
    const key = { 'idempotency-key': society.replaceAll(' ', '-') };
    const { json } = await this.#client.send('POST', createListing.sell.path, parts, key);
    const photos = addresses.length + files.length;
    this.#sales.set(society, { id: String(json._id), edit: 0, tried: 0, photos });
  }

  #form(society: string, edit: number): Part[] {
    return withTexts(fullForms.sell, {
      society,
      price: String(basePrice + edit),
      description: `edit ${edit}`,
    });
  }

  /** Every third edit replaces the photos by one. */
  #editing(sale: Expected): () => Promise<void> {
    const edit = ++sale.tried;
    const [society = ''] = [...this.#sales].find(([, one]) => one === sale) ?? [];
    const photos: Part[] =
      edit % 3 === 0
        ? [
            ['images', ''],
            ['newimages', this.photo],
          ]
        : [];
    const path = updateListing.sell.path.replace(':id', sale.id);
    return async () => {
      await this.#client.send('PUT', path, [...this.#form(society, edit), ...photos]);
      Object.assign(sale, { edit, ...(photos.length > 0 && { photos: 1 }) });
    };
  }

  async #refresh(sale: Expected): Promise<void> {
    const { json } = await this.#client.ask('PUT', `/api/v4/property-visit/sell/${sale.id}`);
    sale.refreshedAt = String(json.lastVisitTime);
  }

  async #contact(ownerId: string): Promise<void> {
    await this.#client.ask('GET', `/api/v3/user/${ownerId}?surface=search`);
    this.#contacts.add(ownerId);
  }

  async #import(turn: number): Promise<void> {
    const names = Array.from({ length: 5 }, (_, row) => `Import ${this.#number}-${turn}-${row}`);
    const rows = names.map((name, row) => `K-${turn}-${row},Flat,Pune,Baner,${name},2BHK,850,${80 + row} L,`);
    await this.#client.send('POST', '/api/v4/import', [
      ['kind', 'sell'],
      csv([heading, ...rows, ''].join('\n')),
    ]);
    for (const name of names) this.#imported.add(name);
  }

  /** Reads everything back as the owner sees it; answers what is lost, half done or doubled. */
  async readBack(): Promise<string[]> {
    if (this.userId === '') return [];
    const sales = (await this.#client.ask('GET', '/api/v4/userproperties')).json.sell as StoredSale[];
    const isOpen = this.#pending !== undefined;
    const expected = new Set([...this.#sales.keys(), ...this.#imported]);
    const problems = [...expected].flatMap((society) => {
      const found = sales.filter((sale) => sale.society === society);
      return found.length === 1 ? [] : [`${society} is there ${found.length} times`];
    });
    for (const sale of sales) {
      const known = this.#sales.get(sale.society);
      if (known) problems.push(...this.#problemsOf(known, sale, isOpen));
      else if (!isOpen && !expected.has(sale.society))
        problems.push(`${sale.society} was never acknowledged`);
    }
    const coins = Number((await this.#client.ask('GET', '/api/v1/get-coin')).json.coins);
    const due = welcome - price * this.#contacts.size;
    if (coins !== due && !(isOpen && coins === due - price))
      problems.push(`${coins} coins instead of ${due}`);
    return problems.map((problem) => `${this.#person.email}: ${problem}`);
  }

  #problemsOf(known: Expected, sale: StoredSale, isOpen: boolean): string[] {
    const edit = sale.price - basePrice;
    const checks: Record<string, boolean> = {
      'an edit was lost': edit >= known.edit && edit <= known.tried && (isOpen || edit === known.edit),
      'an edit is half done': sale.description === `edit ${edit}`,
      'photos are wrong': sale.images.length === known.photos || (isOpen && sale.images.length === 1),
      'a refresh was lost': !known.refreshedAt || known.refreshedAt === sale.lastVisitTime,
    };
    return Object.entries(checks).flatMap(([problem, holds]) =>
      holds ? [] : `${sale.society}: ${problem} (${JSON.stringify([known, sale])})`,
    );
  }
}
