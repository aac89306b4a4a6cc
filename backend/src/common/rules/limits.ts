/**
 * The product's limits, each once. They flow from here into validation, into the bounds of the OpenAPI document and
 * into the page's forms. Lengths count Unicode code points without carriage returns.
 */
export const LIMITS = {
  displayId: { max: 30 },
  displayName: { max: 30 },
  /** RFC 5321 allows 256 octets for a path, angle brackets included; the product takes it as the address's bound. */
  email: { max: 256 },
  password: { min: 8, max: 128, classes: 3 },
  introduction: { max: 150 },
  code: { length: 6 },
} as const;
