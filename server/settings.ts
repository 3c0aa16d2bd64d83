/** Every setting of the server: its environment variable, its default and what it is for, in one table. */
import { defaultBighaSqFt } from '../src/model/rules/area.js';
import { drawnName } from '../src/model/rules/brand.js';
import { limitSettings } from './limit-settings.js';
import { tileSource } from './places/tile-setting.js';
import {
  address,
  coinPacks,
  flag,
  gstin,
  host,
  list,
  oneOf,
  optional,
  postgres,
  proxies,
  required,
  text,
  web,
  whole,
} from './setting-readers.js';

/** The settings by the name the code knows them by; PORT is `port`, DATA_DIR is `dataDir`. */
export const settings = {
  port: required('3000', 'Port the server listens on; 0 takes a free one.', whole(0, 65535)),
  host: required('localhost', 'Name or address it listens on; 0.0.0.0 opens it to the network.', text),
  publicUrl: optional('Address people reach it by; from HOST and PORT when not set.', web),
  nodeEnv: optional(
    'Kind of run. What HOST or PUBLIC_URL opens to others is production without it.',
    oneOf('development', 'production', 'test'),
  ),
  dev: required(
    'off',
    'Trying out on this machine: codes and e-mails are printed, the demo market is filled. npm start sets start, which is on with the embedded database.',
    oneOf('on', 'off', 'start'),
  ),
  logLevel: optional(
    'Least severity that is logged; info in production, else warn.',
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
  ),
  trustProxy: required(
    'off',
    'Proxies in front whose X-Forwarded-For names the visitor: how many, or their addresses (10.0.0.0/8,127.0.0.1).',
    proxies,
  ),
  dataDir: required('./data', 'Folder of the embedded database and of the media.', text),
  databaseUrl: { ...optional('PostgreSQL to use instead of the embedded one.', postgres), secret: true },
  databaseReplicaUrls: {
    ...optional('Read replicas for searches, separated by commas.', list(postgres)),
    secret: true,
  },
  searchDatabaseUrl: {
    ...optional(
      'Another PostgreSQL for searches alone, which the servers fill and keep up to date.',
      postgres,
    ),
    secret: true,
  },
  databasePoolSize: required('10', 'Most connections to each PostgreSQL.', whole(1, 200)),
  databaseSearchPoolSize: required(
    '3',
    'Most connections for searches, beside those, to each replica and to the search store.',
    whole(1, 200),
  ),
  databaseSearchTimeout: required(
    '5000',
    'Milliseconds a search may take in PostgreSQL before it is ended and answered 503.',
    whole(100, 600_000),
  ),
  databaseStatementTimeout: required(
    '15000',
    'The same of every other statement of a request.',
    whole(100, 600_000),
  ),
  databaseWait: required(
    '10000',
    'Milliseconds a request waits for the database to be free before it is answered 503.',
    whole(100, 600_000),
  ),
  responseCacheMb: required(
    '32',
    'Megabytes of public answers that each process caches; 0 caches none.',
    whole(0, 4096),
  ),
  s3Bucket: optional(
    'Bucket for photos and videos instead of the folder, by S3; several servers share it.',
    text,
  ),
  s3Endpoint: optional(
    'Address of the service of the bucket, as in https://s3.ap-south-1.amazonaws.com.',
    web,
  ),
  s3Region: required('us-east-1', 'Region of the bucket.', text),
  s3Key: optional('Access key of the bucket.', text),
  s3Secret: { ...optional('Secret of that key.', text), secret: true },
  webDir: required('./dist/web', 'Folder of the built site and widgets.', text),
  contentDir: required('./content', 'Folder of banners, projects and loan offers.', text),
  demo: required(
    'auto',
    'Demo market; auto fills an embedded database where DEV is on.',
    oneOf('auto', 'on', 'off'),
  ),
  brand: required(drawnName, 'Name of the marketplace.', text),
  operatorName: optional('Who runs this marketplace, as the legal pages name it; BRAND when not set.', text),
  operatorAddress: optional('Postal address of the operator, for the contact page.', text),
  operatorRera: optional(
    'RERA registration number of the operator as an agent of real estate, in the footer and on the contact page.',
    text,
  ),
  grievanceOfficer: optional('Name of the grievance officer, for the contact page.', text),
  grievanceEmail: optional('E-mail address for complaints.', text),
  grievancePhone: optional('Phone number for complaints.', text),
  grievanceAddress: optional(
    'Postal address of the grievance officer, where it is not that of the operator.',
    text,
  ),
  supportPhone: optional('Toll-free number in the footer.', text),
  supportEmail: optional('Support address in the footer.', text),
  socialFacebook: optional('Facebook page in the footer.', web),
  socialInstagram: optional('Instagram page in the footer.', web),
  socialLinkedin: optional('LinkedIn page in the footer.', web),
  socialX: optional('X page in the footer.', web),
  socialYoutube: optional('YouTube channel in the footer.', web),
  listingDays: required('90', 'Days after which a listing leaves the market.', whole(1, 3650)),
  bighaSqft: required(
    String(defaultBighaSqFt),
    'Square feet in one bigha; it differs by region.',
    whole(1, 1_000_000),
  ),
  welcomeCoins: required('10', 'Coins a new account begins with.', whole(0, 100_000)),
  coinsSearch: required('2', 'Coins a contact from the search page costs.', whole(1, 2)),
  coinsDetail: required('1', 'Coins a contact from a listing’s page costs.', whole(1, 2)),
  requirePhone: required(
    'auto',
    'Whether listings, first contacts and welcome coins wait until the account’s phone is proved by a code; auto is on in production, but for the demo market.',
    oneOf('auto', 'on', 'off'),
  ),
  payments: required(
    'auto',
    'Who takes payments for coins: none, test (tried out, no money moves; never in production) or razorpay; auto is test in the demo market, else none.',
    oneOf('auto', 'none', 'test', 'razorpay'),
  ),
  coinPacks: required(
    '10:99,25:199,60:399',
    'Packs of coins and their prices in rupees, taxes included.',
    coinPacks,
  ),
  razorpayUrl: required('https://api.razorpay.com', 'Address of Razorpay.', web),
  razorpayKeyId: optional('Key id of the Razorpay account.', text),
  razorpayKeySecret: { ...optional('Secret of that key.', text), secret: true },
  razorpayWebhookSecret: { ...optional('Secret that Razorpay signs its events with.', text), secret: true },
  sellerGstin: optional(
    'GSTIN of the operator. Without it invoices name no tax; an accountant must confirm that.',
    gstin,
  ),
  gstPercent: required(
    '18',
    'Percent of GST within the prices of coins, where SELLER_GSTIN is set.',
    whole(0, 40),
  ),
  gstSac: required('998599', 'Code of the service on invoices; an accountant must confirm it.', text),
  dailyContacts: required(
    '30',
    'Most owners whose number an account may unlock in 24 hours.',
    whole(1, 10_000),
  ),
  dailyMessages: required('30', 'Most messages an account may send in 24 hours.', whole(1, 10_000)),
  dailyListings: required(
    '30',
    'Most listings an account may add in 24 hours when it sends files; what it posted by hand counts too.',
    whole(1, 100_000),
  ),
  dailyListingsAgent: required(
    '1000',
    'The same for agents and builders who have proved their phone number.',
    whole(1, 1_000_000),
  ),
  partnerDailyReads: required(
    '200000',
    'Most loads, searches and openings under one partner key in a day.',
    whole(1, 1_000_000_000),
  ),
  partnerDailyContacts: required(
    '1000',
    'Most owners reached under one partner key in a day.',
    whole(1, 1_000_000),
  ),
  partnerDailyActs: required(
    '20000',
    'Most acts of visitors counted under one partner key in a day.',
    whole(1, 10_000_000),
  ),
  partnerDailyCoins: required(
    '20',
    'Most coins one person spends on one partner in a day.',
    whole(1, 100_000),
  ),
  rateLimits: required(
    'normal',
    'Limits on attempts; test raises only those by address, never those by account or phone.',
    oneOf('normal', 'test'),
  ),
  ...limitSettings,
  smsSender: required(
    'console',
    'How SMS leave: printed where DEV is on, or posted to a gateway.',
    oneOf('console', 'http'),
  ),
  smsConsoleInProduction: required('off', 'Lets codes be printed in production mode.', flag),
  smsPerMinute: required(
    '300',
    'Most SMS that leave in a minute, whoever asks for them; beyond, people are asked to wait.',
    whole(1, 1_000_000),
  ),
  smsPerDay: required('20000', 'Most SMS that leave in 24 hours.', whole(1, 100_000_000)),
  smsUrl: optional('Address of the SMS gateway.', web),
  smsToken: { ...optional('Bearer token for the SMS gateway.', text), secret: true },
  smsHeader: optional('Registered sender name of the SMS.', text),
  smsOtpTemplate: optional('Registered template of sign-in codes.', text),
  smsContactTemplate: optional('Registered template of messages to owners.', text),
  smsExpiryTemplate: optional(
    'Registered template that tells owners a listing leaves; without it no such SMS leaves.',
    text,
  ),
  smsChangeTemplate: optional(
    'Registered template that tells an old phone its account has another; without it no such SMS leaves.',
    text,
  ),
  smsAlertTemplate: optional(
    'Registered template that tells of new homes and of saved ones; without it no such SMS leaves or is offered.',
    text,
  ),
  vapidPublicKey: optional('Public key (VAPID) of push messages; without both keys none are offered.', text),
  vapidPrivateKey: { ...optional('Private key of push messages.', text), secret: true },
  vapidSubject: optional(
    'Where makers of browsers reach the operator, as mailto:ops@homes.example; by default PUBLIC_URL.',
    text,
  ),
  pushHosts: required(
    'fcm.googleapis.com,.push.services.mozilla.com,.notify.windows.com,.push.apple.com',
    'Hosts of push services that browsers may name, by comma; one that begins with a dot with all below it.',
    list(text),
  ),
  mapTiles: optional(
    'Tiles under the map: an https:// address of pictures with {z}, {x} and {y}, or the path of a PMTiles file of shapes or pictures; without it the map asks no other host.',
    tileSource,
  ),
  mapTilesBy: optional('Who made them, as they want to be named on the map.', text),
  tourHosts: required(
    'my.matterport.com,kuula.co,momento360.com,app.cloudpano.com',
    'Hosts of tours that a listing may link to, by comma; they are shown in a frame once somebody presses the button.',
    list(host),
  ),
  offline: required(
    'on',
    'Lets browsers keep the site for when there is no network; off removes what they kept.',
    flag,
  ),
  smtpUrl: {
    ...optional(
      'SMTP server for e-mails, with name and password; without it they are printed where DEV is on, else not sent.',
      address('smtps', 'smtp'),
    ),
    secret: true,
  },
  emailFrom: optional('Sender of e-mails, as in Housing <no-reply@homes.example>.', text),
  googleClientId: optional('OpenID Connect client; without it nobody signs in with Google.', text),
  googleClientSecret: { ...optional('Secret of that client.', text), secret: true },
  googleIssuer: required('https://accounts.google.com', 'Issuer of the identities.', web),
  metricsToken: {
    ...optional('Bearer token for /metrics; without it they are read on METRICS_PORT only.', text),
    secret: true,
  },
  otelExporterOtlpEndpoint: optional(
    'Address of an OpenTelemetry collector that takes traces by OTLP over HTTP; without it none are made.',
    web,
  ),
  mostEventLoopDelay: required(
    '1000',
    'Milliseconds the server may lag, two seconds long, before reads are answered 503.',
    whole(50, 60_000),
  ),
  metricsPort: optional(
    'Port of 127.0.0.1 that answers /metrics without a token; none when not set.',
    whole(1, 65535),
  ),
};
