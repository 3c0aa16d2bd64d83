/** What a person does on the pages of the account, for the journeys: register, sign in either way, read the balance. */
import type { BrowserContext, Page } from 'playwright-core';
import { findServer } from '../../server/import/running-server.js';
import type { Marketplace } from './marketplace.js';
import { registration } from './people.js';

/** A made-up person. */
export interface NewPerson {
  name: string;
  email: string;
  phone: string;
  password: string;
}

let made = 0;

/** Makes up a new person. */
export const newPerson = (): NewPerson => {
  made += 1;
  const number = `${process.pid % 1000}`.padStart(3, '0') + String(Date.now() % 100_000).padStart(5, '0');
  return {
    name: 'Meera Joshi',
    email: `meera.${number}.${made}@example.com`,
    phone: `9${made % 10}${number}`,
    password: 'a-quiet-home-27',
  };
};

/** The page's own buttons, without those of the header. */
export const mainButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Fills in the registration that is on show and sends it. */
export const register = async (page: Page, { name, email, phone, password }: NewPerson): Promise<void> => {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByText('Buyer / Owner / Tenant').click();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByLabel('I agree').check();
  await mainButton(page, 'Sign up').click();
};

/** Fills in the e-mail sign-in that is on show and sends it. */
export const signIn = async (page: Page, { email, password }: NewPerson): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await mainButton(page, 'Login').click();
};

const send = async ({ request }: BrowserContext, url: string, path: string, data: object): Promise<void> => {
  const reply = await request.post(`${url}/api/v1/${path}`, { headers: { origin: url }, data });
  if (!reply.ok()) throw new Error(`${path} answered ${await reply.text()}`);
};

/** Registers a new person by the call that the form makes, in a fraction of its time. */
export const registerByCall = async (context: BrowserContext, url: string): Promise<NewPerson> => {
  const person = newPerson();
  await send(context, url, 'register', registration(person));
  // Registering signs in; the browser's own name stays.
  await context.clearCookies({ name: /housing$/ });
  return person;
};

/** Registers and signs in a new person by the calls that the forms make. */
export const joinByCall = async (context: BrowserContext, url: string): Promise<NewPerson> => {
  const person = await registerByCall(context, url);
  const { email, password } = person;
  await send(context, url, 'signin', { email, password, usertype: 'Buyer/Owner' });
  return person;
};

/** Registers a new person through the form, which signs in; the home page is on show afterwards. */
export const becomeMember = async (page: Page, url: string): Promise<NewPerson> => {
  const person = newPerson();
  await page.goto(`${url}/signup`);
  await register(page, person);
  await mainButton(page, 'Later').click();
  await page.waitForURL(`${url}/`);
  return person;
};

/** Types a code where the form has put the cursor; before that, the form takes it away from who is quicker. */
export const typeCode = async (page: Page, code: string): Promise<void> => {
  const first = page.getByLabel('Digit 1 of 5');
  await first.and(page.locator(':focus')).waitFor();
  await first.fill(code);
};

/** Reads the code last sent to a phone, as the operator can in development. */
export const lastOtp = async (market: Marketplace, phone: string): Promise<string> => {
  const server = findServer(market.dataFolder);
  if (!server) throw new Error('the marketplace left no note of where it runs');
  for (let tries = 0; tries < 200; tries += 1) {
    const reply = await fetch(`${server.url}/internal/operator`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ command: 'otp', phone }),
    });
    // The message is stored a moment after the reply; until then the answer is an error, which has a code too.
    if (reply.ok) return ((await reply.json()) as { code: string }).code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No code came to ${phone}.`);
};
