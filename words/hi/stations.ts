/** The words of the stations near a listing in Hindi. */
import type { StationWords } from '../en/stations.js';

export const words = {
  compared: (percent, locality) =>
    percent === 0
      ? `${locality} के माँगे गए दाम की मध्यिका के बराबर`
      : `${locality} के माँगे गए दाम की मध्यिका से ${String(Math.abs(percent))} % ${percent < 0 ? 'कम' : 'अधिक'}`,
  counted: ({ median, rooms, homes, owners }) =>
    `मध्यिका ${median}${rooms && ` (${rooms})`} है, अभी यहाँ उपलब्ध ${String(owners)} मालिकों के ${String(homes)} घरों पर। ये माँगे गए दाम हैं, चुकाए गए नहीं।`,
  whatPlaceAsks: (locality) => `${locality} के दाम, और आस-पास क्या है`,
  walk: (minutes) => `पैदल लगभग ${String(minutes)} मिनट`,
  inPart: (month) => `आंशिक रूप से चालू, ${month} की स्थिति`,
  fromNear: 'घर से 200 से 300 मीटर दूर के एक बिंदु से अनुमान: सटीक जगह किसी को नहीं दिखती।',
  fromLocality: (locality) => `${locality} के बीच से अनुमान, क्योंकि घर की अपनी जगह ज्ञात नहीं है।`,
  where: 'कहाँ है',
  mapNear: 'नक़्शा: घर बीच के बिंदु के पास, उससे 200 से 300 मीटर पर है',
  mapIn: (locality) => `${locality} का नक़्शा: घर घेरे में कहीं है`,
  shownNear: '200 से 300 मीटर हटकर दिखाया है: सटीक जगह किसी को नहीं दिखती।',
  shownIn: (locality) => `${locality} का बीच: घर की अपनी जगह मालूम नहीं है।`,
  onMap: 'नक़्शे पर घर',
  sources: 'स्टेशन: © OpenStreetMap contributors (ODbL) और अन्य।',
} satisfies StationWords;
