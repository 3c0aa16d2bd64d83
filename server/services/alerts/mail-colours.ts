/** The colours of mails, which have no style sheet: those of the tokens by day. A test compares them. */
export const mailColours = {
  ground: '#FAF8F4',
  text: '#1D2129',
  muted: '#5B6270',
  link: '#0B6B5D',
  border: '#E4DED3',
} as const;
