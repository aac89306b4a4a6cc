/** Display IDs that occur in the product's URLs or could be mistaken for its operator, in lower case. */
const RESERVED = new Set(
  `edit linkage me api admin ops login logout signup news contact settings favorite favorites profile profiles
   maintenance unsubscribe reset-password en ja assets media builds docs health metrics about help terms privacy faq
   support official hitohira staff system root null undefined`.split(/\s+/),
);

/** Normalises a display ID for comparison, which ignores case. */
export function displayIdKey(displayId: string): string {
  return displayId.toLowerCase();
}

/** Whether a display ID is reserved for the product. */
export function isReservedDisplayId(displayId: string): boolean {
  return RESERVED.has(displayIdKey(displayId));
}
