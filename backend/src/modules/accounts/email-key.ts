/** The form in which e-mail addresses are compared: without regard to case. The caller has trimmed. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
