/** Display IDs that are words of the product's addresses or could be taken for its operator. In lower case. */
const RESERVED = new Set(
  `edit linkage me api admin ops login logout signup news contact settings favorite favorites profile profiles
   maintenance unsubscribe reset-password en ja assets media builds docs health metrics about help terms privacy faq
   support official hitohira staff system root null undefined`.split(/\s+/),
);

/** The form in which display IDs are compared: they are unique without regard to case. */
export function displayIdKey(displayId: string): string {
  return displayId.toLowerCase();
}

/** Whether nobody can have the display ID. */
export function isReservedDisplayId(displayId: string): boolean {
  return RESERVED.has(displayIdKey(displayId));
}
