/** Every literal text by its id, for the server and for checks; client chunks import their own area instead. */
import { agencyMessages } from './agency.js';
import { authMessages } from './auth.js';
import { coinMessages } from './coins.js';
import { deskMessages } from './desk.js';
import { familyMessages } from './family.js';
import { manageMessages } from './manage.js';
import { mediaMessages } from './media.js';
import { plotMessages } from './plot.js';
import { postingMessages } from './posting.js';
import { profileMessages } from './profile.js';
import { projectMessages } from './projects.js';
import { refundMessages } from './refunds.js';
import { savedMessages } from './saved.js';
import { searchMessages } from './searches.js';
import { sentFormMessages } from './sent-form.js';
import { serverMessages } from './server.js';
import { sessionMessages } from './session.js';

/** Lists the areas, each with its texts by id; no id stands in two areas. */
export const messageAreas = {
  session: sessionMessages,
  coins: coinMessages,
  auth: authMessages,
  profile: profileMessages,
  posting: postingMessages,
  plot: plotMessages,
  media: mediaMessages,
  manage: manageMessages,
  saved: savedMessages,
  family: familyMessages,
  searches: searchMessages,
  server: serverMessages,
  sentForm: sentFormMessages,
} as const;

type Areas = typeof messageAreas;

/** Names any literal text of the specifications (S-301 to S-358, S-460 to S-478, G-28). */
export type MessageId =
  | { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas]
  | keyof typeof agencyMessages
  | keyof typeof projectMessages
  | keyof typeof deskMessages
  | keyof typeof refundMessages;

// The last four stand on our own site alone, which translates them with its pages: no partner's visitor loads them.
const texts = Object.assign(
  {},
  ...Object.values(messageAreas),
  agencyMessages,
  projectMessages,
  deskMessages,
  refundMessages,
) as Readonly<Record<MessageId, string>>;

/** Returns the literal English text of an id (R3). */
export const messageOf = (id: MessageId): string => texts[id];
