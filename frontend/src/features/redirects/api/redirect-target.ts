import { lookUpRedirect } from '../../../api/generated/redirects/redirects';

/** Where a page leads, or null where it stays. */
export async function lookUpRedirectTarget(path: string, signal: AbortSignal): Promise<string | null> {
  return (await lookUpRedirect({ path }, { signal })).redirectUrl;
}
