import { answers, onCall } from './api-server';

/** The account settings ask for these beside the account; here both lists are empty. */
export function mockSettingsCalls(): void {
  for (const list of ['/auth/sessions', '/oauth/social-login/providers']) {
    onCall('get', list, answers({ results: [], total: 0 }));
  }
}
