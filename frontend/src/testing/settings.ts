import { answers, onCall } from './api-server';

/** Mocks the lists of the account settings as empty. */
export function mockSettingsCalls(): void {
  for (const list of ['/auth/sessions', '/oauth/social-login/providers']) {
    onCall('get', list, answers({ results: [], total: 0 }));
  }
}
