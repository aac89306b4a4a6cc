import { answers, onCall } from './api-server';

/** Mocks the lists and the data of the account settings as empty. */
export function mockSettingsCalls(): void {
  for (const list of ['/auth/sessions', '/oauth/social-login/providers']) {
    onCall('get', list, answers({ results: [], total: 0 }));
  }
  const none = { state: 'none', requestedAt: null, availableUntil: null, bytes: null };
  onCall('get', '/accounts/me/export', answers(none));
  onCall('get', '/accounts/me/import', answers({ import: null }));
}
