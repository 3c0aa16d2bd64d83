/** Payments by Razorpay's hosted payment links: no script and no card data of theirs on our pages. */
import { currency, type PaymentProvider, type ProviderPayment } from './provider.js';
import { isSigned } from './signature.js';

/** How Razorpay is reached. */
export interface RazorpaySettings {
  /** Address of its interface, https://api.razorpay.com. */
  url: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** A payment link as its interface and its events say it; amounts in paise. */
interface PaymentLink {
  id: string;
  reference_id?: string;
  status: 'created' | 'partially_paid' | 'paid' | 'cancelled' | 'expired';
  amount_paid?: number;
  currency: string;
  short_url: string;
  payments?: { payment_id: string; status?: string }[] | null;
}

interface Envelope {
  payload?: { payment_link?: { entity?: PaymentLink }; payment?: { entity?: { id?: string } } };
}

/** Milliseconds that an answer may take. */
const patience = 4000;
/** Seconds after which a link is no longer paid; Razorpay wants 15 minutes at least. */
const linkLife = 3600;

const states: Record<PaymentLink['status'], ProviderPayment['state']> = {
  ...{ created: 'open', partially_paid: 'open', paid: 'paid' },
  ...{ cancelled: 'failed', expired: 'failed' },
};

const paymentOf = (link: PaymentLink, paymentId?: string): ProviderPayment => ({
  orderId: link.reference_id === '' ? undefined : link.reference_id,
  providerId: link.id,
  // An unknown word stays open, and the job asks again.
  state: (states as Partial<typeof states>)[link.status] ?? 'open',
  paise: link.amount_paid ?? 0,
  currency: link.currency,
  paymentId: paymentId ?? link.payments?.find(({ status }) => status === 'captured')?.payment_id,
});

const readEnvelope = (raw: Buffer): Envelope | undefined => {
  try {
    return JSON.parse(raw.toString('utf8')) as Envelope;
  } catch {
    return undefined;
  }
};

type Call = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<unknown>;

const createCall = ({ url, keyId, keySecret }: RazorpaySettings, fetcher: typeof fetch): Call => {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (method, path, body, headers = {}) => {
    const reply = await fetcher(`${url}/v1${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    if (reply.status === 404) return undefined;
    // Its words may repeat what was sent, so that they stay out of our log.
    if (!reply.ok)
      throw new Error(`Razorpay answered ${method} ${path.split('?')[0] ?? ''} with ${reply.status}.`);
    return (await reply.json()) as unknown;
  };
};

const linkRequest = (
  { id, paise, description, returnUrl }: Parameters<PaymentProvider['createOrder']>[0],
  now: number,
): object => ({
  amount: paise,
  currency,
  accept_partial: false,
  reference_id: id,
  description,
  expire_by: Math.floor(now / 1000) + linkLife,
  // No address or phone of the buyer leaves us, so Razorpay has nobody to write to.
  notify: { sms: false, email: false },
  reminder_enable: false,
  callback_url: returnUrl,
  callback_method: 'get',
});

const findLinkOf = async (call: Call, id: string): Promise<string | undefined> => {
  const found = (await call('GET', `/payment_links?reference_id=${encodeURIComponent(id)}`)) as
    | { payment_links?: PaymentLink[] }
    | undefined;
  return found?.payment_links?.find(({ reference_id: reference }) => reference === id)?.id;
};

/** Makes the provider. */
export const createRazorpay = (
  settings: RazorpaySettings,
  { fetcher = fetch, now = Date.now }: { fetcher?: typeof fetch; now?: () => number } = {},
): PaymentProvider => {
  const call = createCall(settings, fetcher);
  return {
    name: 'razorpay',
    async createOrder(order) {
      const link = (await call('POST', '/payment_links', linkRequest(order, now()))) as
        | PaymentLink
        | undefined;
      if (!link) throw new Error('Razorpay does not know payment links.');
      return { providerId: link.id, payUrl: link.short_url };
    },
    readEvent(raw, headers) {
      if (!isSigned(raw, settings.webhookSecret, headers['x-razorpay-signature'])) return undefined;
      const id = headers['x-razorpay-event-id'];
      if (typeof id !== 'string' || id === '' || id.length > 100) return undefined;
      const payload = readEnvelope(raw)?.payload;
      const link = payload?.payment_link?.entity;
      return { id, payment: link && paymentOf(link, payload.payment?.entity?.id) };
    },
    async fetchOrder({ id, providerId }) {
      // A list of links names no payments, so that the link itself is read in both cases.
      const known = providerId ?? (await findLinkOf(call, id));
      if (known === undefined) return undefined;
      const link = await call('GET', `/payment_links/${encodeURIComponent(known)}`);
      return link === undefined ? undefined : paymentOf(link as PaymentLink);
    },
    async refund({ orderId, paymentId, paise }) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refund`;
      const body = { amount: paise, speed: 'normal', receipt: orderId };
      const reply = await call('POST', path, body, { 'x-refund-idempotency': `refund-${orderId}` });
      if (reply === undefined) throw new Error('Razorpay does not know this payment.');
    },
  };
};
