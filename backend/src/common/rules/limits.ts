/**
 * The product's limits, each once. They flow from here into validation, into the bounds of the OpenAPI document and
 * into the page's forms and words. Lengths count Unicode code points without carriage returns.
 */
export const LIMITS = {
  displayId: { max: 30 },
  displayName: { max: 30 },
  /** RFC 5321 allows 256 octets for a path, angle brackets included; the product takes it as the address's bound. */
  email: { max: 256 },
  password: { min: 8, max: 128, classes: 3 },
  introduction: { max: 150 },
  code: { length: 6 },
  headline: { max: 15 },
  /** How many categories an account chooses, and how long their names are. */
  categories: { min: 1, max: 5, name: 50 },
  /** The grids in which contents are first shown. */
  contentsFormat: { values: [4, 6, 9, 10, 16], default: 4 },
  /** The ids of affiliate programmes: digits alone. */
  numericId: { max: 20 },
  /** Pictures: what is taken, and how wide the files are that are made of it. */
  image: { maxBytes: 15_728_640, maxMegabytes: 15, maxPixels: 50_000_000, widest: 1280, preview: 1200 },
  /** Messages to the operator. */
  contact: { name: 50, content: 500 },
  withdrawReason: { text: 200 },
  /** An address that a creator sends visitors to, wherever it is entered. */
  url: { max: 500 },
  /** Contents, their media and hash tags; titles and texts where the creator writes them. */
  contents: {
    perAccount: 200,
    page: 200,
    /** How many a page comes with at first: the largest grid. */
    first: 16,
    media: 20,
    hashTags: 30,
    hashTag: 100,
    title: 191,
    text: 5000,
    /** The address of a file at a provider: they sign them at length. */
    videoUrl: 2048,
    /** The name of a post at its provider. */
    providerId: 191,
  },
  /** Accounts elsewhere that are linked with a page: what they are called, and the name they have for good. */
  linkages: { perAccount: 20, name: 191, providerId: 191 },
  /** The name of an account at the provider of short videos. */
  shortVideoUserId: { max: 191 },
  /** Items: how many a call adds and a content holds; the keyword of a mall item. */
  items: { perCall: 12, perContent: 200, page: 200, first: 16, keyword: 100 },
  /** Links: three images side by side leave less room for their titles. */
  links: {
    perAccount: 100,
    page: 20,
    pageMax: 50,
    title: 30,
    titleOfThree: 12,
    text: 200,
    textBesideImage: 100,
  },
  /** What the device remembers, and how much of it is asked for at a time. */
  favorites: { max: 500, contentsPage: 30, itemsPage: 40 },
  /** News: how many a call answers; what is written of one in a language, its name in addresses. */
  news: { page: 20, title: 200, content: 200_000, id: 64 },
  instagramPosts: { page: 20 },
  byIds: { max: 500 },
} as const;
