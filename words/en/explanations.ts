/** What terms of a listing mean, in English. */
export const words = {
  rera: 'RERA is the Real Estate Act of 2016. In Maharashtra new projects must be registered with MahaRERA before they are advertised. The number leads to the project’s papers: plans, title, date of completion. Check it there before you pay.',
  carpetArea:
    'The floor you can use inside the home, with the walls between its rooms, without outer walls, ducts, balconies and terraces (section 2(k) of the Act). Compare homes by this area.',
  superArea:
    'The carpet area with walls and balconies and a share of stairs, lifts, lobbies and other common parts. It is often a quarter to two fifths larger than the carpet area.',
  coins: (here: number, inResults: number) =>
    `Coins get you in touch. The owner’s number or a message costs, in coins, ${String(here)} on this page and ${String(inResults)} in search results. Pay once per owner.`,
};

/** Names what each language explains. */
export type ExplanationWords = typeof words;
