/** The sources of the map, as their licences want them named: in every language by their own names. */
export const sources = [
  'Railways and stations: © OpenStreetMap contributors (ODbL).',
  'Wards: DataMeet, CC BY-SA 2.5 India, simplified.',
  'Places: GeoNames, CC BY 4.0; Ministry of Rural Development, 2022, PMGSY Rural Connectivity Datasets (GODL-India).',
  'Lakes: SRTM courtesy of the U.S. Geological Survey.',
].join(' ');
