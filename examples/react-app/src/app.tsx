/** The one screen of the app. */
import { useState } from 'react';
import {
  HousingListingDetail,
  HousingResults,
  HousingSearchBox,
  type HousingEventDetails,
} from 'housing-widgets/react';

type Home = HousingEventDetails['housing-open'];

export function App({ marketplace }: { marketplace: string }) {
  const [query, setQuery] = useState('');
  const [home, setHome] = useState<Home>();
  return (
    <>
      <h1>Panvel Estates</h1>
      <HousingSearchBox
        apiBase={marketplace}
        city="Pune"
        onSearch={(event) => {
          setQuery(event.detail.query);
        }}
      />
      {query && <p>You searched: {query}</p>}
      <HousingResults
        apiBase={marketplace}
        city="Pune"
        onOpen={(event) => {
          event.preventDefault();
          setHome(event.detail);
        }}
      />
      {home && (
        <HousingListingDetail key={home.id} apiBase={marketplace} kind={home.kind} listingId={home.id} />
      )}
    </>
  );
}
