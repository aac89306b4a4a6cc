/** Limits of links. Titles are shorter beside each other. */
export const LINK_LIMITS = {
  perAccount: 100,
  page: 20,
  pageMax: 50,
  title: 30,
  titleOfThree: 12,
  text: 200,
  textBesideImage: 100,
} as const;
