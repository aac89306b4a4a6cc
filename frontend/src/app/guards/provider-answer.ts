/** What another service sent a person back with: what it takes to go on, a refusal, or nothing that makes sense. */
export type ProviderAnswer = 'granted' | 'refused' | 'none';

/** Reads the answer of an OAuth provider (RFC 6749, section 4.1.2) from the address it led back to. */
export function readProviderAnswer(search: URLSearchParams): ProviderAnswer {
  if (search.has('error')) return 'refused';
  return search.get('code') && search.get('state') ? 'granted' : 'none';
}
