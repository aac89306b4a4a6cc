/** Normalises a trimmed e-mail address for comparison, which ignores case. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
