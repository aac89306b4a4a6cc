import { type HttpResponseResolver } from 'msw';
import { answers, onCall, type RecordedCall } from './api-server';

/** Mocks the lists of the account settings as empty. */
export function mockSettingsCalls(): void {
  for (const list of ['/auth/sessions', '/oauth/social-login/providers']) {
    onCall('get', list, answers({ results: [], total: 0 }));
  }
}

/** Mocks the start of a login with LINE, which redirects to an address within the page unless told otherwise. */
export function mockLineRedirect(
  answer: HttpResponseResolver = answers({ authUrl: '#consent' }),
): RecordedCall[] {
  return onCall('get', '/oauth/social-login/providers/line/redirect', answer);
}
